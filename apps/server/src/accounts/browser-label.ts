/** The label of a session in its owner's list: the browser and system that opened it. */
import Bowser from "bowser";

const LONGEST_AGENT = 400;

export function browserLabel(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_AGENT));
  return [browser.name, os.name].flatMap((name) => name || []).join(", ");
}
