import { endsInANumber, parseHost, serializeHost } from "@url/host";
import { percentDecodeText } from "@url/percent";
import { parseHost as parseHost2012, serializeHost as serializeHost2012 } from "../2012/algorithms.ts";
import { parseHost as parseHost2014, serializeHost as serializeHost2014 } from "../2014/algorithms.ts";
import type { DraftName } from "../draft-parser.ts";
import type { DraftChangeName } from "./table.ts";
import { isSpecial, schemeOf } from "./trial.ts";

/** The text of the host in an input, as both sides give it to their host parsers; null if it has none. */
export function hostTextIn(input: string, base: string | null): { readonly text: string; readonly at: number } | null {
  const own = schemeOf(input);
  const baseScheme = base === null ? null : schemeOf(base);
  const scheme = own ?? baseScheme;
  if (!isSpecial(scheme)) return null;
  const start = own === null ? 0 : own.length + 1;
  const slashes = /^[/\\]*/.exec(input.slice(start))?.[0].length ?? 0;
  // A reference has a host after two slashes, and so has a URL that may be a reference.
  const mayBeReference = own === null || own === "file" || own === baseScheme;
  if (mayBeReference && slashes < 2) return null;
  const at = start + (scheme === "file" ? 2 : slashes);
  const authority = /^[^/\\?#]*/.exec(input.slice(at))?.[0] ?? "";
  if (scheme === "file") return authority === "" || /^[a-z][:|]$/i.test(authority) ? null : { text: authority, at };
  const afterAt = authority.lastIndexOf("@") + 1;
  return { text: withoutPort(authority.slice(afterAt)), at: at + afterAt };
}

/** Cuts at the first ":" that is not in brackets. */
export function withoutPort(text: string): string {
  let isInBrackets = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "[") isInBrackets = true;
    else if (text[i] === "]") isInBrackets = false;
    else if (text[i] === ":" && !isInBrackets) return text.slice(0, i);
  }
  return text;
}

export interface HostResults {
  readonly old: string | null;
  readonly now: string | null;
}

/** What both host parsers return for a text; null is failure. The glossary has the host parser of 2014. */
export function hostResults(document: DraftName, input: string): HostResults {
  const old = document === "2012" ? parseHost2012(input) : parseHost2014(input);
  const serialize = document === "2012" ? serializeHost2012 : serializeHost2014;
  // Today's host parser is never given an empty host: the URL parser fails before.
  const now = input === "" ? null : parseHost(input);
  return {
    old: typeof old === "symbol" ? null : serialize(old),
    now: now?.ok ? serializeHost(now.value) : null,
  };
}

const FORBIDDEN = /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/;

/** Returns the name of the change that the difference of two host parsers is due to; null if there is none, or it has no name. */
export function changeOfHost(document: DraftName, text: string, { old, now }: HostResults): DraftChangeName | null {
  if (old === now) return null;
  if (text.startsWith("[")) {
    if (document === "2012" && text.includes("::")) return "IPv6-compression";
    if (text.includes(".")) return "IPv6-IPv4-tail";
    return "IPv6-serializer";
  }
  if (old === "") return "host-missing";
  if (document === "2012" && /[^\0-\x7f]/.test(text)) return "percent-decode";
  if (old !== null && now === null && FORBIDDEN.test(old)) return "forbidden-code-points";
  if (old !== null && isASCII(old) && endsInANumber(old.toLowerCase()))
    return isIPv4OrFailure(now) ? "IPv4-host" : null;
  const domain = percentDecodeText(text);
  if (!isASCII(domain)) return "domain-to-ASCII";
  return now === domain.toLowerCase() ? "ASCII-domain" : null;
}

function isASCII(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function isIPv4OrFailure(host: string | null): boolean {
  return host === null || /^\d+\.\d+\.\d+\.\d+$/.test(host);
}
