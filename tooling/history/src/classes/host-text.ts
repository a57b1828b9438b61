import { endsInANumber } from "@url/host";
import { percentDecodeText } from "@url/percent";
import type { DraftName } from "../case.ts";
import type { ClassName } from "../class-names.ts";
import { host } from "../subjects/hosts.ts";
import { isSpecial, schemeOf } from "./changes.ts";

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
  const results = { subject: "host", input } as const;
  return {
    old: host.old(document === "2012" ? "2012" : "2014", results)?.host ?? null,
    now: input === "" ? null : (host.now(results)?.host ?? null),
  };
}

const FORBIDDEN = /[\0-\x20"#%/:<>?@[\\\]^`{|}\x7f]/;

/** Which class the difference of two host parsers belongs to; null if there is none, or no class has it. */
export function classOfHost(document: DraftName, text: string, { old, now }: HostResults): ClassName | null {
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
