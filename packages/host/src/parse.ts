import { readIPv4 } from "@url/ipv4/internal";
import { readIPv6 } from "@url/ipv6/internal";
import type { Result } from "@url/result";
import { expectBoolean, expectOptions, expectText } from "@url/result/internal";
import type { URLRecord } from "@url/serializer";
import { expectRecord, hostTextOf, isSpecialScheme, type LocatedURL, schemeOf } from "@url/serializer/internal";
import { canonicalizeHost, expectHostListener } from "#engine";
import { hasNumberAtEnd } from "./ends-in-a-number.ts";
import type { HostError } from "./error.ts";
import type { Host } from "./host.ts";
import type { HostListener, ListensToHost } from "./listener.ts";

/** How {@link parseHost} parses. */
export interface ParseHostOptions {
  /** True for the hosts of schemes that are not special. The default is false. */
  readonly isOpaque?: boolean | undefined;
  /** Is called for every validation error; made by `createHostListener`. */
  readonly report?: HostListener | undefined;
}

/**
 * Parses a host as the Standard does. The error has the Standard's code; its range is of `input`, in UTF-16 code units.
 * @throws TypeError if `input` is not a string, or for a wrong option
 * @example parseHost("EXAMPLE.com") // → { ok: true, value: { kind: "domain", domain: "example.com" } }
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(input: string, options?: ParseHostOptions): Result<Host, HostError> {
  expectText(input, "parseHost", "input");
  expectOptions(options, "parseHost", { isOpaque: expectBoolean, report: expectListener });
  const { isOpaque = false, report } = options ?? {};
  const host =
    report === undefined
      ? canonicalizeHost(input, isOpaque)
      : (report as ListensToHost).listenToHost((steps) => canonicalizeHost(input, isOpaque, steps));
  return typeof host === "string" ? { ok: true, value: hostOfText(host, isOpaque) } : { ok: false, error: host };
}

/**
 * Returns the host of a parsed URL, which is what a fetch of it connects to; `null` if the URL has none.
 * @throws TypeError if `url` is not a record
 * @example hostOf(orThrow(parseURL("https://example.com/"))) // → { kind: "domain", domain: "example.com" }
 * @see https://url.spec.whatwg.org/#concept-url-host
 */
export function hostOf(url: URLRecord): Host | null {
  return readHostOf(expectRecord(url, "hostOf"));
}

/** `hostOf` without the check. */
export function readHostOf(url: LocatedURL): Host | null {
  const text = hostTextOf(url);
  return text === null ? null : hostOfText(text, !isSpecialScheme(schemeOf(url)));
}

/** Serialized hosts of different kinds are never the same text, so the text shows the kind. */
function hostOfText(text: string, isOpaque: boolean): Host {
  if (text === "") return { kind: "empty" };
  if (text.startsWith("[")) {
    const pieces = new Uint16Array(8);
    readIPv6(text.slice(1, -1), pieces);
    return { kind: "ipv6", pieces };
  }
  if (isOpaque) return { kind: "opaque", text };
  if (hasNumberAtEnd(text)) return { kind: "ipv4", address: readIPv4(text) as number };
  return { kind: "domain", domain: text };
}

function expectListener(value: unknown): void {
  expectHostListener(value as HostListener, "parseHost");
}
