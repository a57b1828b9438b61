import type { JSONFormat, ListEntry } from "./entry.ts";
import { decodeUTF8, expectPiece, type ListSource, latin1Of } from "./source.ts";

/** Why there are no records. */
export type JSONFault = "list-too-long" | "list-encoding" | "json-invalid" | "json-shape";

/** What a document says about one prefix: its text, which is "" if there is none, and the members of its record. */
type JSONRecord = readonly [text: string, fields: object];

/**
 * Reads the whole source as JSON, and returns its records or why there are none. A record without a prefix has the text
 * "", which is an error.
 */
export async function recordsIn(
  source: ListSource,
  where: string,
  maxLength: number,
  format: JSONFormat,
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
  const records = RECORDS[format](value);
  if (records === null) return "json-shape";
  return records.map(([text, fields], index) => ({ text, index, comment: "", fields: fields as ListEntry["fields"] }));
}

/** Returns the records of a document, or null if it does not have the lists of its publisher. */
const RECORDS: Readonly<Record<JSONFormat, (document: unknown) => JSONRecord[] | null>> = {
  /** @see https://docs.aws.amazon.com/vpc/latest/userguide/aws-ip-syntax.html */
  aws: (document) => objectsIn([member(document, "prefixes"), member(document, "ipv6_prefixes")]),
  /** @see https://www.gstatic.com/ipranges/goog.json */
  google: (document) => objectsIn([member(document, "prefixes")]),
  /** @see https://learn.microsoft.com/en-us/azure/virtual-network/service-tags-overview#discover-service-tags-by-using-downloadable-json-files */
  azure(document) {
    const tags = member(document, "values");
    if (!Array.isArray(tags)) return null;
    return tags.flatMap((tag): JSONRecord[] => {
      const properties = Object(member(tag, "properties"));
      const { addressPrefixes, ...rest } = properties;
      // A tag without a list is an error of its own, and not one without addresses.
      const prefixes = Array.isArray(addressPrefixes) ? addressPrefixes : [null];
      return textsIn(prefixes, { ...rest, name: member(tag, "name"), id: member(tag, "id") });
    });
  },
  /** @see https://docs.github.com/en/rest/meta/meta#get-github-meta-information */
  github(document) {
    // The lists are those of its services, of which there are more every year; the keys are of SSH.
    const lists = Object.entries(Object(document)).filter(([name, list]) => Array.isArray(list) && name !== "ssh_keys");
    const records = lists.flatMap(([service, list]) => textsIn(list as unknown[], { service }));
    // One of these is in every such document: an answer that is an error may have other lists.
    return ["hooks", "packages"].some((name) => Array.isArray(member(document, name))) ? records : null;
  },
  /** @see https://developers.cloudflare.com/api/resources/ips/methods/list/ */
  cloudflare(document) {
    const result = member(document, "result");
    const names = ["ipv4_cidrs", "ipv6_cidrs", "jdcloud_cidrs"];
    const lists = names.map((name) => member(result, name));
    // The third list is there only if it was asked for.
    if (!Array.isArray(lists[0]) || !Array.isArray(lists[1])) return null;
    return lists.flatMap((list, index) => (Array.isArray(list) ? textsIn(list, { list: names[index] }) : []));
  },
};

/** The records of lists of objects; null if one is not a list: then the document is another one, such as an error. */
function objectsIn(lists: readonly unknown[]): JSONRecord[] | null {
  return lists.every(Array.isArray) ? lists.flat().map((record) => [prefixIn(record), Object(record)]) : null;
}

function textsIn(list: readonly unknown[], fields: object): JSONRecord[] {
  return list.map((text) => [typeof text === "string" ? text : "", fields]);
}

/** The members of a record that are prefixes. No record has two of them. */
const PREFIXES = ["ip_prefix", "ipv6_prefix", "ipv4Prefix", "ipv6Prefix"];

function prefixIn(record: unknown): string {
  const found = PREFIXES.map((name) => member(record, name)).filter((value) => typeof value === "string");
  return found.length === 1 ? (found[0] as string) : "";
}

function member(value: unknown, name: string): unknown {
  return Object.hasOwn(Object(value), name) ? (value as Record<string, unknown>)[name] : undefined;
}
