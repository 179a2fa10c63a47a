/** The HTTP API in the browser and in Node, derived from its contract: a method for every endpoint. */
import {
  type Answer,
  type Endpoint,
  type Family,
  HTTP_API,
  type HttpApi,
  type Input,
  NOTHING,
} from "@spellroom/protocol/http";
import { z } from "zod";
import { ApiFailure, failureOf } from "./api-error.ts";
import { type ApiOptions, readJson, send } from "./http-request.ts";

/** Calls an endpoint with its path parameters, query and body in one object. @throws ApiFailure */
export type Method<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>) => Promise<Answer<E>>
    : (input: Input<E>) => Promise<Answer<E>>;

/** A method for every endpoint of the contract, by family and name. */
export type ApiClient = { readonly [Name in keyof HttpApi]: Methods<HttpApi[Name]> };
type Methods<F extends Family> = { readonly [Name in keyof F]: Method<F[Name]> };

/** Every response is validated; every failure is an `ApiFailure`. */
export function createApiClient(options: ApiOptions): ApiClient {
  const families = Object.entries(HTTP_API).map(
    ([name, family]) => [name, methodsOf(family, options)] as const,
  );
  const client: object = Object.fromEntries(families);
  if (!isWhole(client)) throw new TypeError("An endpoint has no method");
  return client;
}

function methodsOf(family: Family, options: ApiOptions): object {
  return Object.fromEntries(
    Object.entries(family).map(([name, endpoint]) => [
      name,
      (input?: unknown) => ask(endpoint, input, options),
    ]),
  );
}

/** Whether there is a method for every endpoint; that it is the endpoint's own is how it was made. */
function isWhole(client: object): client is ApiClient {
  return Object.entries(HTTP_API).every(([family, endpoints]) => {
    const methods: unknown = Reflect.get(client, family);
    return (
      typeof methods === "object" &&
      methods !== null &&
      Object.keys(endpoints).every((name) => typeof Reflect.get(methods, name) === "function")
    );
  });
}

async function ask(endpoint: Endpoint, input: unknown, options: ApiOptions): Promise<unknown> {
  const { url, body } = requestOf(endpoint, input);
  const response = await send(endpoint.method.toUpperCase(), url, body, options);
  const answer = await readJson(response);
  if (!response.ok) throw failureOf(response.status, answer, response.headers.get("Retry-After"));
  const parsed = endpoint.answer.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ApiFailure("unexpected", `${endpoint.method} ${url}: ${z.prettifyError(parsed.error)}`);
}

/** Puts each field of an input where the endpoint expects it: into the path, else into its query or its body. */
function requestOf(endpoint: Endpoint, input: unknown): { readonly url: string; readonly body: unknown } {
  const fields = new Map<string, unknown>(
    typeof input === "object" && input !== null ? Object.entries(input) : [],
  );
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value ?? ""));
  });
  if (endpoint.body !== NOTHING) return { url: path, body: Object.fromEntries(fields) };
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (value !== undefined) query.set(name, String(value));
  return { url: query.size === 0 ? path : `${path}?${query}`, body: undefined };
}
