import { createHostListener, type HostErrorCode, parseHost, serializeHost } from "@url/host";

/** What the URL parser says about the spelling of a host: its errors, fatal or not, with ranges of the text. */
export interface SpellingError {
  readonly code: HostErrorCode;
  readonly start: number;
  readonly end: number;
  readonly fatal: boolean;
}

/** A number of an IPv4 address, as the URL parser reads it. */
export interface SpelledPart {
  readonly text: string;
  readonly radix: 8 | 10 | 16;
  /** The bytes that it fills, most significant first. */
  readonly bytes: readonly number[];
}

/** How the URL parser reads a text as the host of a URL. */
export interface Spelling {
  readonly kind: "ipv4" | "ipv6" | "domain" | "opaque" | "empty" | null;
  /** The host as it stands in a URL; `null` if the parser refuses. */
  readonly host: string | null;
  readonly errors: readonly SpellingError[];
  /** The numbers of an IPv4 address; empty for everything else. */
  readonly parts: readonly SpelledPart[];
}

/**
 * Reads a text as the host of an `https` URL. An IPv6 address may come without its brackets; ranges are of the text as
 * it was given.
 */
export function readSpelling(text: string): Spelling {
  const before = text.includes(":") && !text.startsWith("[") ? 1 : 0;
  const input = before === 1 ? `[${text}]` : text;
  const errors: SpellingError[] = [];
  const place = (at: number): number => Math.min(Math.max(at - before, 0), text.length);
  const add = (code: HostErrorCode, start: number, end: number, fatal: boolean): void => {
    errors.push({ code, start: place(start), end: place(end), fatal });
  };
  const report = createHostListener((code, start, end) => add(code, start, end, false));
  const result = parseHost(input, { report });
  if (!result.ok) {
    // The error that stops the parser was reported last.
    const last = errors.pop();
    if (last) errors.push({ ...last, fatal: true });
    // The site has no platform tier, which alone fails with another code.
    else add(result.error.code as HostErrorCode, result.error.start, result.error.end, true);
    return { kind: null, host: null, errors, parts: [] };
  }
  const { value } = result;
  return {
    kind: value.kind,
    host: serializeHost(value),
    errors,
    parts: value.kind === "ipv4" ? partsOf(text, value.address) : [],
  };
}

/** Splits an accepted spelling into its numbers; an odd one that is not plain ASCII has no parts. */
function partsOf(text: string, address: number): SpelledPart[] {
  const parts = text.replace(/\.$/, "").split(".");
  if (!parts.every((part) => /^(?:0x[\da-f]*|\d+)$/i.test(part))) return [];
  const bytes = [24, 16, 8, 0].map((shift) => (address >>> shift) & 0xff);
  return parts.map((part, index) => ({
    text: part,
    radix: /^0x/i.test(part) ? 16 : /^0\d/.test(part) ? 8 : 10,
    // The last number fills all bytes that are left.
    bytes: bytes.slice(index, index === parts.length - 1 ? 4 : index + 1),
  }));
}
