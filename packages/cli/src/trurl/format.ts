import type { Changed } from "./change.ts";
import { type Components, isComponentName } from "./components.ts";
import { decoded } from "./encode.ts";
import { STATUS, throwMistake } from "./mistake.ts";
import type { Flag } from "./options.ts";
import { portOf, unicodeHost, writeURL } from "./write.ts";

/** What stands before the name of a component: `{default:puny:url}`. */
interface Modifiers {
  encoded: boolean;
  default: boolean;
  idn: boolean;
  puny: boolean;
  strict: boolean;
  must: boolean;
}

/**
 * Returns the text of `--get` for one URL. `{` and `[` start a component, whichever is met first. Calls `warn` for a
 * component that cannot be decoded.
 */
export function formatURL(
  format: string,
  changed: Changed,
  flags: ReadonlySet<Flag>,
  warn: (message: string) => void,
): string {
  const open = /(?:\\.|[^\\{[])*([{[])/s.exec(format)?.[1] ?? "{";
  const close = open === "{" ? "}" : "]";
  let output = "";
  for (let at = 0; at < format.length; ) {
    const character = format[at] as string;
    const next = format[at + 1];
    if (character === "\\" && next !== undefined) {
      output += ESCAPES.get(next) ?? `\\${next}`;
      at += 2;
    } else if (character === open && next === open) {
      output += open;
      at += 2;
    } else if (character === open && format.indexOf(close, at) > 0) {
      const end = format.indexOf(close, at);
      output += expand(format.slice(at, end + 1), changed, flags, warn);
      at = end + 1;
    } else {
      output += character;
      at++;
    }
  }
  return output;
}

const ESCAPES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["r", "\r"],
  ["n", "\n"],
  ["t", "\t"],
  ["\\", "\\"],
  ["{", "{"],
  ["[", "["],
]);

function expand(
  field: string,
  { url, pairs }: Changed,
  flags: ReadonlySet<Flag>,
  warn: (message: string) => void,
): string {
  const words = field.slice(1, -1).split(":");
  const modifiers: Modifiers = {
    encoded: flags.has("urlencode"),
    default: flags.has("default-port"),
    idn: flags.has("as-idn"),
    puny: false,
    strict: false,
    must: false,
  };
  if (words[0] === "" && words.length > 1) {
    modifiers.encoded = true;
    words.shift();
  }
  while (words.length > 1) {
    const word = words.shift() as string;
    if (word === "query" || word === "query-all") {
      const found = pairs
        .filter(
          ({ name, decodedName, value }) =>
            value !== null && (modifiers.encoded ? name : decodedName) === words.join(":"),
        )
        .map(({ value, decodedValue }) => (modifiers.encoded ? (value as string) : decodedValue.replaceAll("\0", ".")));
      return word === "query" ? (found[0] ?? "") : found.join(" ");
    }
    modify(modifiers, word, field);
  }
  const name = words[0] as string;
  if (name === "") throwMistake(STATUS.get, `Bad --get syntax: ${field}`);
  if (name === "url") return wholeURL(url, modifiers, flags, warn);
  if (!isComponentName(name)) throwMistake(STATUS.get, `"${name}" is not a recognized URL component`);
  const text = name === "port" ? portOf(url, modifiers.default ? "known" : "explicit") : url[name];
  if (text === null) return modifiers.must ? throwMistake(STATUS.get, `missing must:${name}`) : "";
  if (name === "host" && modifiers.idn) return unicodeHost(text) ?? notUnicode(text, warn);
  if (modifiers.encoded) return text;
  const shown = decoded(text);
  if (!shown.includes("\0")) return shown;
  if (modifiers.strict) throwMistake(STATUS.get, `problems URL decoding ${name}`);
  warn(`URL decode error, most likely because of rubbish in the input (${name})`);
  return "";
}

function modify(modifiers: Modifiers, word: string, field: string): void {
  switch (word) {
    case "url":
      modifiers.encoded = true;
      break;
    case "default":
    case "strict":
    case "must":
      modifiers[word] = true;
      break;
    case "puny":
    case "idn":
      modifiers[word] = true;
      if (modifiers.puny && modifiers.idn)
        throwMistake(STATUS.get, `${word} modifier is mutually exclusive with ${word === "puny" ? "idn" : "puny"}`);
      break;
    default:
      throwMistake(STATUS.get, `Bad --get syntax: ${field}`);
  }
}

/** Returns the URL as it is printed. */
export function wholeURL(
  url: Components,
  modifiers: Pick<Modifiers, "default" | "idn">,
  flags: ReadonlySet<Flag>,
  warn: (message: string) => void,
): string {
  if (modifiers.idn && unicodeHost(url.host) === null) notUnicode("", warn);
  const port = modifiers.default ? "known" : flags.has("keep-port") ? "explicit" : "needed";
  return writeURL(url, { port, unicode: modifiers.idn });
}

function notUnicode(host: string, warn: (message: string) => void): string {
  warn("Error converting url to IDN [Bad hostname]");
  return host;
}
