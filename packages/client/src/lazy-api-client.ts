import type { ApiClient } from "./api-client.ts";
import type { ApiOptions } from "./http-request.ts";

/**
 * The same client, for pages that must be small: the contract of the API, with the schemas that validate responses, is
 * loaded when something is first asked.
 */
export function createLazyApiClient(options: ApiOptions): ApiClient {
  let loading: Promise<object> | null = null;
  const load = (): Promise<object> => {
    loading ??= import("./api-client.ts").then(({ createApiClient }) => createApiClient(options));
    // A chunk that could not be loaded is requested again with the next call.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const client: object = new Proxy({}, { get: (_, family) => familyOf(load, family) });
  if (!hasMethods(client)) throw new TypeError("The client has no methods");
  return client;
}

/** The methods of a family of endpoints, each of which loads the client before it asks. */
function familyOf(load: () => Promise<object>, family: string | symbol): object {
  return new Proxy(
    {},
    {
      get:
        (_, name) =>
        async (input?: unknown): Promise<unknown> => {
          const methods: unknown = Reflect.get(await load(), family);
          const method: unknown =
            typeof methods === "object" && methods !== null ? Reflect.get(methods, name) : undefined;
          if (typeof method !== "function") throw new TypeError("There is no such method");
          return await method(input);
        },
    },
  );
}

/** Every family has every method until one is called; the loaded client knows which exist. */
function hasMethods(client: object): client is ApiClient {
  const matches: unknown = Reflect.get(client, "matches");
  return (
    typeof matches === "object" && matches !== null && typeof Reflect.get(matches, "seat") === "function"
  );
}
