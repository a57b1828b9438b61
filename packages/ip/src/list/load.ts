import type { Result } from "@url/result";
import { expectFunction, expectOptions, type OptionChecks, refuse } from "@url/result/internal";
import { createBuilder } from "../set/builder.ts";
import type { IPSet } from "../set/ip-set.ts";
import { eachPrefixBetween } from "../set/list.ts";
import { ENDS, readItem } from "../set/read-item.ts";
import { createCollector } from "../table/collect.ts";
import { tableOf } from "../table/lay-out.ts";
import type { Table } from "../table/table.ts";
import { piecesOf, type Width, WORDS, wordsOf } from "../words.ts";
import { LIST_OPTIONS, type ListEntry, type ListError, type ListOptions } from "./entry.ts";
import { readEntries } from "./read.ts";
import { expectSource, type ListSource } from "./source.ts";

/**
 * Loads a set from a list: from lines as strings, or from the bytes of a file or a response, in pieces of any length.
 * `fs.createReadStream(path)` and the body of a `fetch` are such sources. Every line has to be valid, unless
 * `errors: "skip"` leaves out those that are not. Resolves to a result, which fails with the first error, its range and
 * its `index`. Rejects if the source does.
 * @throws TypeError if `source` is not a source, or yields anything but strings and bytes; TypeError or RangeError for a
 * wrong option
 * @example isEmpty(orThrow(await loadSet(["# nothing yet", ""]))) // → true
 */
export function loadSet(source: ListSource, options?: ListOptions): Promise<Result<IPSet, ListError>> {
  expectSource(source, "loadSet");
  expectOptions(options, "loadSet", LIST_OPTIONS);
  return readSet(source, options);
}

async function readSet(source: ListSource, options?: ListOptions): Promise<Result<IPSet, ListError>> {
  const builder = createBuilder();
  const masks = options?.hostBits === "mask";
  const error = await readEntries(source, "loadSet", options, (entry) => {
    const width = readItem(entry.text, masks);
    if (width === 0) return false;
    if (options?.keep === undefined) builder.add(width);
    // Read again, because the callback may have read another item.
    else if (options.keep(entry)) builder.add(readItem(entry.text, masks) as Width);
    return true;
  });
  return error === null ? { ok: true, value: builder.finish() } : { ok: false, error };
}

/** The options of {@link loadTable}. */
export interface TableListOptions<Value> extends ListOptions {
  /** Returns the value of an entry: of each of its prefixes, if it is a range. */
  readonly value: (entry: ListEntry) => Value;
}

/**
 * Loads a table from a list, as {@link loadSet} does for a set. A range becomes its fewest prefixes. If two entries have
 * the same prefix, the later one counts.
 * @throws TypeError if `source` is not a source, or yields anything but strings and bytes; TypeError or RangeError for a
 * wrong option
 * @example lookup(orThrow(await loadTable(["10.0.0.0/8 ; core"], { value: (entry) => entry.comment })), "10.1.2.3") // → "core"
 */
export function loadTable<Value>(
  source: ListSource,
  options: TableListOptions<Value>,
): Promise<Result<Table<Value>, ListError>> {
  expectSource(source, "loadTable");
  if (options === undefined) refuse(options, "loadTable", "options", "an object");
  expectOptions(options, "loadTable", TABLE_LIST_OPTIONS);
  expectFunction(options.value, "loadTable", "value");
  return readTable(source, options);
}

async function readTable<Value>(
  source: ListSource,
  options: TableListOptions<Value>,
): Promise<Result<Table<Value>, ListError>> {
  const collector = createCollector<Value>();
  const masks = options.hostBits === "mask";
  const error = await readEntries(source, "loadTable", options, (entry) => {
    if (readItem(entry.text, masks) === 0) return false;
    if (!(options.keep?.(entry) ?? true)) return true;
    const value = options.value(entry);
    // Read again, because a callback may have read another item.
    const width = readItem(entry.text, masks) as Width;
    eachPrefixBetween(piecesOf(ENDS, 0, width), piecesOf(ENDS, 4, width), (pieces, length) => {
      wordsOf(pieces, WORDS, 0);
      WORDS[4] = length;
      collector.add(width, value);
    });
    return true;
  });
  return error === null ? { ok: true, value: tableOf(collector.finish()) } : { ok: false, error };
}

const TABLE_LIST_OPTIONS: OptionChecks<TableListOptions<unknown>> = /* @__PURE__ */ tableListOptions();

function tableListOptions(): OptionChecks<TableListOptions<unknown>> {
  return { ...LIST_OPTIONS, value: expectFunction };
}
