import type { ListEntry } from "./entry.ts";
import { decodeUTF8, expectPiece, type ListSource, latin1Of } from "./source.ts";

/** Why there are no records. */
export type JSONFault = "list-too-long" | "list-encoding" | "json-invalid" | "json-shape";

/**
 * Reads the whole source as JSON, and returns its records or why there are none. A record without a prefix has the text
 * "", which is an error.
 * @see https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-syntax.html
 * @see https://www.gstatic.com/ipranges/goog.json
 */
export async function recordsIn(
  source: ListSource,
  where: string,
  maxLength: number,
  format: "aws" | "google",
): Promise<readonly ListEntry[] | JSONFault> {
  let text = "";
  let latin1 = "";
  let length = 0;
  for await (const piece of source) {
    expectPiece(piece, where);
    length += piece.length;
    if (length > maxLength) return "list-too-long";
    if (typeof piece === "string") text += piece;
    else latin1 += latin1Of(piece);
  }
  const decoded = decodeUTF8(latin1);
  if (decoded === null) return "list-encoding";
  let value: unknown;
  try {
    value = JSON.parse((text + decoded).replace(/^\uFEFF/, ""));
  } catch {
    return "json-invalid";
  }
  const records = LISTS[format].map((name) => member(value, name));
  // AWS has two lists. A document without them is another one, for example of an error.
  if (!records.every(Array.isArray)) return "json-shape";
  return records
    .flat()
    .map((record, index) => ({ text: prefixIn(record), index, comment: "", fields: Object(record) }));
}

/** The members of the document that are lists of records. */
const LISTS = { aws: ["prefixes", "ipv6_prefixes"], google: ["prefixes"] } as const;

/** The members of a record that are prefixes. No record has two of them. */
const PREFIXES = ["ip_prefix", "ipv6_prefix", "ipv4Prefix", "ipv6Prefix"];

function prefixIn(record: unknown): string {
  const found = PREFIXES.map((name) => member(record, name)).filter((value) => typeof value === "string");
  return found.length === 1 ? (found[0] as string) : "";
}

function member(value: unknown, name: string): unknown {
  return Object.hasOwn(Object(value), name) ? (value as Record<string, unknown>)[name] : undefined;
}
