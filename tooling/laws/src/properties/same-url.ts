import { hasOpaquePath, partsOf, pathSegments, type URLRecord } from "@url/serializer";
import { isURLCodePoint } from "@url/tooling-conformance/oracle";

/**
 * Returns true if two URLs are the same but for percent-encoding, as `Suggestion` of `@url/validator` defines it: each
 * component is compared after everything in it has been percent-encoded that is not a URL unit; nothing is decoded.
 */
export function isSameButForPercentEncoding(a: URLRecord, b: URLRecord): boolean {
  return JSON.stringify(validSpelling(a)) === JSON.stringify(validSpelling(b));
}

function validSpelling(url: URLRecord): unknown {
  const { scheme, username, password, host, port, query, fragment } = partsOf(url);
  const texts = [username, password, host, query, fragment].map((text) => text && withURLUnits(text));
  return [scheme, port, texts, hasOpaquePath(url), pathSegments(url).map(withURLUnits)];
}

/** Returns `text` with everything percent-encoded that is not a URL unit. */
export function withURLUnits(text: string): string {
  return Array.from(text.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"), (c) =>
    c === "%" || isURLCodePoint(c) ? c : percentEncode(c),
  ).join("");
}

function percentEncode(c: string): string {
  return Array.from(new TextEncoder().encode(c), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(
    "",
  );
}
