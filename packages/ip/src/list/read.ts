import { explainItem } from "../set/read-item.ts";
import type { ListEntry, ListError, ListErrorCode, ListOptions } from "./entry.ts";
import { recordsIn } from "./json.ts";
import { eachLine } from "./lines.ts";
import type { ListSource } from "./source.ts";

/** Takes an entry, and returns whether its text can be read. */
export type Take = (entry: ListEntry) => boolean;

/** Passes every entry of a source to `take`. Resolves to the error that ends it, or to null. */
export async function readEntries(
  source: ListSource,
  where: string,
  options: ListOptions | undefined,
  take: Take,
): Promise<ListError | null> {
  const { format = "lines", maxLength = MAX_LENGTH, errors = "fail", report } = options ?? {};
  const masks = options?.hostBits === "mask";
  let stopped: ListError | null = null;
  /** Returns whether to go on. */
  const found = (error: ListError): boolean => {
    report?.(error);
    if (errors === "skip") return true;
    stopped = error;
    return false;
  };
  const takeEntry = (entry: ListEntry, start: number): boolean => {
    if (take(entry)) return true;
    const error = explainItem(entry.text, masks);
    return found({ code: error.code, start: start + error.start, end: start + error.end, index: entry.index });
  };
  const whole = (code: ListErrorCode, index: number): ListError => {
    const error = { code, start: 0, end: 0, index };
    report?.(error);
    return error;
  };

  if (format !== "lines") {
    const records = await recordsIn(source, where, maxLength, format);
    // There is nothing to skip in a document that cannot be read.
    if (typeof records === "string") return whole(records, 0);
    for (const entry of records) if (!takeEntry(entry, 0)) break;
    return stopped;
  }
  let index = -1;
  const isWhole = await eachLine(source, where, maxLength, (line, fault) => {
    index++;
    if (line === null) return found({ code: fault as ListErrorCode, start: 0, end: 0, index });
    // 10.0.0.0/8 ; SBL1
    //            ^ end
    const comment = line.search(/[#;]/);
    const before = comment === -1 ? line : line.slice(0, comment);
    const text = before.trim();
    if (text === "") return true;
    const after = comment === -1 ? "" : line.slice(comment + 1).trim();
    return takeEntry({ text, index, comment: after, fields: NO_FIELDS }, before.length - before.trimStart().length);
  });
  return isWhole ? stopped : whole("list-too-long", index + 1);
}

/** 256 MB. A million prefixes take 20. */
const MAX_LENGTH = 268_435_456;

const NO_FIELDS: Readonly<Record<string, unknown>> = /* @__PURE__ */ Object.freeze({});
