import { visibleJSON } from "@url/validator/internal";
import type { Changed } from "./change.ts";
import { COMPONENT_NAMES } from "./components.ts";
import { decoded } from "./encode.ts";
import { wholeURL } from "./format.ts";
import type { Flag } from "./options.ts";
import { portOf, unicodeHost } from "./write.ts";

/** Returns one URL as an object of the array that `--json` prints. */
export function jsonOf({ url, pairs }: Changed, flags: ReadonlySet<Flag>, warn: (message: string) => void): string {
  const isEncoded = flags.has("urlencode");
  const isKnown = flags.has("default-port");
  const isUnicode = flags.has("as-idn");
  const parts: Record<string, string> = {};
  for (const name of COMPONENT_NAMES) {
    const text = name === "port" ? portOf(url, isKnown ? "known" : "explicit") : url[name];
    if (text === null) continue;
    if (name === "host") parts[name] = (isUnicode ? unicodeHost(text) : null) ?? text;
    else parts[name] = isEncoded ? text : decoded(name === "query" ? text.replaceAll("+", " ") : text);
  }
  const object = {
    url: wholeURL(url, { default: isKnown, idn: isUnicode }, flags, warn),
    parts,
    ...(url.query === null
      ? {}
      : { params: pairs.map(({ decodedName, decodedValue }) => ({ key: decodedName, value: decodedValue })) }),
  };
  return visibleJSON(object, 2).replace(/^/gm, "  ");
}
