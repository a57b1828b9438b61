import type { Host } from "@url/host";
import { canonicalizeHost, textOfHost } from "@url/host/internal";
import { expectKnown, expectText, type OptionChecks, refuseType } from "@url/result/internal";
import { isSpecialScheme } from "@url/serializer/internal";
import { type EditResult, fail, succeed } from "./error.ts";
import { entriesOf, expectTexts, type Params } from "./params.ts";

/** The parts of a URL to be made or changed. `undefined` means not given, `null` absent. */
export interface PartsToWrite {
  /** Without ":". */
  readonly scheme?: string | undefined;
  readonly username?: string | null | undefined;
  readonly password?: string | null | undefined;
  /** Text that is a host and nothing else, an IPv6 address with or without brackets, or a `Host` of `@url/host`. */
  readonly host?: string | Host | null | undefined;
  /** A number, or its decimal digits. */
  readonly port?: number | string | null | undefined;
  /** The path as text, in which "/" separates segments. */
  readonly path?: string | null | undefined;
  /** The path as decoded segments, instead of `path`. */
  readonly segments?: readonly string[] | null | undefined;
  /** Without "?". */
  readonly query?: string | null | undefined;
  /** The query as decoded names and values, instead of `query`. */
  readonly params?: Params | null | undefined;
  /** Without "#". */
  readonly fragment?: string | null | undefined;
}

/** @throws TypeError for an unknown part, one of a wrong type, or both forms of the path or the query */
export function expectParts(parts: PartsToWrite, where: string, name: string): void {
  expectKnown(parts, where, name, CHECKS, true, SYNONYMS);
  for (const [text, list] of [
    ["path", "segments"],
    ["query", "params"],
  ] as const) {
    if (parts[text] != null && parts[list] != null)
      throw new TypeError(`${where}: ${text} and ${list} are both given.`);
  }
}

export function readScheme(scheme: string): EditResult<string> {
  return /^[a-z][a-z\d+.-]*$/i.test(scheme)
    ? succeed(scheme.toLowerCase())
    : fail("scheme-invalid", "scheme", 0, scheme.length);
}

/** Returns the text of the host as a URL with this scheme has it. Unlike a setter, it reads all of the text. */
export function readHost(host: string | Host, scheme: string, where: string): EditResult<string> {
  const text = typeof host === "string" ? host : textOfHost(host, where, "host");
  // An IPv6 address is the only host with two colons.
  const isBare = /^[^[]*:.*:/.test(text);
  if (text === "" && (scheme === "file" || !isSpecialScheme(scheme))) return succeed("");
  if (text === "") return fail("host-missing", "host", 0, 0);
  const canonical = canonicalizeHost(isBare ? `[${text}]` : text, !isSpecialScheme(scheme));
  if (typeof canonical === "string") return succeed(scheme === "file" && canonical === "localhost" ? "" : canonical);
  const by = isBare ? 1 : 0;
  return fail(canonical.code, "host", canonical.start - by, Math.min(canonical.end - by, text.length));
}

/** Returns the digits of a port. Unlike a setter, it reads all of the text. */
export function readPort(port: number | string): EditResult<string> {
  const text = `${port}`;
  if (/^\d+$/.test(text) && Number(text) <= 0xffff) return succeed(`${Number(text)}`);
  return fail(/^\d+$/.test(text) ? "port-out-of-range" : "port-invalid", "port", 0, text.length);
}

/** What the platform, Node and other packages call the parts. */
const SYNONYMS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["protocol", "scheme"],
  ["hostname", "host"],
  ["pathname", "path"],
  ["search", "query"],
  ["searchParams", "params"],
  ["hash", "fragment"],
  ["user", "username"],
]);

const CHECKS: OptionChecks<PartsToWrite> = {
  scheme: expectText,
  username: expectText,
  password: expectText,
  host: (host, where, name) => {
    if (typeof host !== "string") textOfHost(host as Host, where, name);
  },
  port: (port, where, name) => {
    if (typeof port !== "string" && typeof port !== "number") refuseType(port, where, name, "a number or its digits");
  },
  path: expectText,
  segments: expectTexts,
  query: expectText,
  params: entriesOf,
  fragment: expectText,
};
