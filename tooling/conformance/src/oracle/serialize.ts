import { type Host, hasOpaquePath, includesCredentials, listPath, type OracleURL } from "./url-record.ts";

/** @see https://url.spec.whatwg.org/#concept-url-serializer */
export function serializeURL(url: OracleURL, excludeFragment = false): string {
  let output = `${url.scheme}:`;
  if (url.host !== null) {
    output += "//";
    if (includesCredentials(url)) {
      output += url.username;
      if (url.password !== "") output += `:${url.password}`;
      output += "@";
    }
    output += serializeHost(url.host);
    if (url.port !== null) output += `:${url.port}`;
  }
  if (url.host === null && !hasOpaquePath(url) && listPath(url).length > 1 && url.path[0] === "") output += "/.";
  output += serializePath(url);
  if (url.query !== null) output += `?${url.query}`;
  if (!excludeFragment && url.fragment !== null) output += `#${url.fragment}`;
  return output;
}

/** @see https://url.spec.whatwg.org/#url-path-serializer */
export function serializePath(url: OracleURL): string {
  if (typeof url.path === "string") return url.path;
  let output = "";
  for (const segment of url.path) output += `/${segment}`;
  return output;
}

/** @see https://url.spec.whatwg.org/#concept-host-serializer */
export function serializeHost(host: Host): string {
  if (typeof host === "number") return serializeIPv4(host);
  if (typeof host !== "string") return `[${serializeIPv6(host)}]`;
  return host;
}

/** @see https://url.spec.whatwg.org/#concept-ipv4-serializer */
function serializeIPv4(address: number): string {
  let output = "";
  let n = address;
  for (let i = 1; i <= 4; i++) {
    output = String(n % 256) + output;
    if (i !== 4) output = `.${output}`;
    n = Math.floor(n / 256);
  }
  return output;
}

/** @see https://url.spec.whatwg.org/#concept-ipv6-serializer */
function serializeIPv6(address: readonly number[]): string {
  let output = "";
  const compress = findCompressedPieceIndex(address);
  let ignore0 = false;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (ignore0 && address[pieceIndex] === 0) continue;
    if (ignore0) ignore0 = false;
    if (compress === pieceIndex) {
      output += pieceIndex === 0 ? "::" : ":";
      ignore0 = true;
      continue;
    }
    output += (address[pieceIndex] as number).toString(16);
    if (pieceIndex !== 7) output += ":";
  }
  return output;
}

/** @see https://url.spec.whatwg.org/#find-the-ipv6-address-compressed-piece-index */
function findCompressedPieceIndex(address: readonly number[]): number | null {
  let longestIndex: number | null = null;
  let longestSize = 1;
  let foundIndex: number | null = null;
  let foundSize = 0;
  for (let pieceIndex = 0; pieceIndex < 8; pieceIndex++) {
    if (address[pieceIndex] !== 0) {
      if (foundSize > longestSize) {
        longestIndex = foundIndex;
        longestSize = foundSize;
      }
      foundIndex = null;
      foundSize = 0;
    } else {
      if (foundIndex === null) foundIndex = pieceIndex;
      foundSize++;
    }
  }
  return foundSize > longestSize ? foundIndex : longestIndex;
}
