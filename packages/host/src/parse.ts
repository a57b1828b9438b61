import { parseIPv4 } from "@url/ipv4";
import { parseIPv6 } from "@url/ipv6";
import { expectBoolean, expectFunction, expectOptions, type OptionChecks } from "@url/result/internal";
import { hostTextOf, isSpecialScheme, schemeOf, type URLRecord } from "@url/serializer";
import { canonicalizeHost } from "./canonicalize.ts";
import { endsInANumber } from "./ends-in-a-number.ts";
import type { HostError, HostReport } from "./error.ts";
import type { Host } from "./host.ts";
import { hostListener } from "./listener.ts";

/** How {@link parseHost} reads. */
export interface ParseHostOptions {
  /** True for the hosts of schemes that are not special. The default is false. */
  readonly isOpaque?: boolean;
  /** Hears every validation error, fatal or not. */
  readonly report?: HostReport;
}

/**
 * The Standard's host parser. Returns the host, or the error value with the Standard's code and a range
 * of `input` in UTF-16 code units.
 * @see https://url.spec.whatwg.org/#concept-host-parser
 */
export function parseHost(input: string, options?: ParseHostOptions): Host | HostError {
  expectOptions(options, "parseHost", OPTIONS);
  const isOpaque = options?.isOpaque ?? false;
  const report = options?.report;
  const text = canonicalizeHost(input, isOpaque, report && hostListener(report));
  return typeof text === "string" ? classify(text, isOpaque) : text;
}

const OPTIONS: OptionChecks<ParseHostOptions> = { isOpaque: expectBoolean, report: expectFunction };

/** The host of a parsed URL: what a fetch of it would dial. `null` when it has none. */
export function hostOf(url: URLRecord): Host | null {
  const text = hostTextOf(url);
  return text === null ? null : classify(text, !isSpecialScheme(schemeOf(url)));
}

/** Serialized hosts of different kinds are never the same text, so the text tells the kind. */
function classify(text: string, isOpaque: boolean): Host {
  if (text === "") return { kind: "empty" };
  if (text.startsWith("[")) return { kind: "ipv6", pieces: parseIPv6(text.slice(1, -1)) as Uint16Array };
  if (isOpaque) return { kind: "opaque", text };
  if (endsInANumber(text)) return { kind: "ipv4", address: parseIPv4(text) as number };
  return { kind: "domain", domain: text };
}
