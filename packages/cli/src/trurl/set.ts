import { type ComponentName, type Components, isComponentName } from "./components.ts";
import { encodeAll, lowerHex } from "./encode.ts";
import { STATUS, throwMistake } from "./mistake.ts";
import { isSchemeOfCurl } from "./schemes.ts";

/** An assignment of `--set`: `host=a`, `host:=a` for text that is encoded already, `host?=a` if there is no host. */
export interface Assignment {
  readonly name: ComponentName;
  readonly value: string;
  readonly isEncoded: boolean;
  readonly ifAbsent: boolean;
}

/** Parses the argument of `--set`. */
export function parseAssignment(text: string): Assignment {
  const [, name = "", marks = "", value = ""] = /^([^=]+?)([:?]*)=(.*)$/s.exec(text) ?? [];
  if (name === "") throwMistake(STATUS.set, `invalid --set syntax: ${text}`);
  if (!isComponentName(name)) throwMistake(STATUS.set, `unknown component: ${name}`);
  return { name, value, isEncoded: marks.includes(":"), ifAbsent: marks.includes("?") };
}

/** Sets one component, or calls `warn` with the reason why it stays as it is. An empty value removes it. */
export function assign(
  url: Components,
  { name, value, isEncoded, ifAbsent }: Assignment,
  { onlyCurl, acceptSpace }: { readonly onlyCurl: boolean; readonly acceptSpace: boolean },
  warn: (message: string) => void,
): void {
  const isThere = url[name] !== null && !(name === "scheme" && url.guessed);
  if (ifAbsent && isThere) return;
  const reason = value === "" ? null : rejection(name, value, isEncoded, onlyCurl, acceptSpace);
  if (reason !== null) warn(`Error setting ${name}: ${reason}`);
  if (reason !== null || name === "zoneid") return;
  url[name] = value === "" ? null : encode(name, value, isEncoded);
  if (name === "scheme") url.guessed = false;
}

function rejection(
  name: ComponentName,
  value: string,
  isEncoded: boolean,
  onlyCurl: boolean,
  acceptSpace: boolean,
): string | null {
  if (isEncoded && (CONTROL.test(value) || (value.includes(" ") && !acceptSpace)))
    return "Malformed input to a URL function";
  switch (name) {
    case "scheme":
      if (!/^[a-z][a-z\d+.-]*$/i.test(value)) return "Bad scheme";
      return onlyCurl && !isSchemeOfCurl(value.toLowerCase()) ? "Unsupported URL scheme" : null;
    case "port":
      return /^\d{1,5}$/.test(value) && Number(value) <= 0xffff
        ? null
        : "Port number was not a decimal number between 0 and 65535";
    case "host":
      return /^\[[\da-f:.]+\]$/i.test(value) || !/[[\]:/?#@\\ ]/.test(value) ? null : "Bad hostname";
    case "zoneid":
      return "the URL Standard has no zone identifiers";
    default:
      return null;
  }
}

function encode(name: ComponentName, value: string, isEncoded: boolean): string {
  switch (name) {
    case "scheme":
      return value.toLowerCase();
    case "port":
      return String(Number(value));
    case "host":
      return value.startsWith("[") || isEncoded ? value : encodeAll(value);
    case "path":
      return isEncoded ? contained(value, /[?#]/g) : value.split("/").map(encodeAll).join("/");
    case "query":
      return isEncoded ? contained(value, /#/g).replaceAll(" ", "+") : encodeAll(value).replaceAll("%20", "+");
    case "fragment":
      return isEncoded ? contained(value, /(?!)/g) : encodeAll(value);
    default:
      return isEncoded ? contained(value, /[:/?#@[\]\\;]/g) : encodeAll(value);
  }
}

/** Returns text that is encoded already, with what would end the component encoded too. */
function contained(value: string, delimiters: RegExp): string {
  return lowerHex(value.replace(delimiters, (unit) => encodeAll(unit)));
}

const CONTROL = /[\0-\x1f\x7f]/;
