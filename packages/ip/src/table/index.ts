export type { PrefixOptions } from "../prefix/parse.ts";
export { type TableBytesError, type TableBytesOptions, tableFromBytes, tableToBytes } from "./binary.ts";
export type { TableError } from "./collect.ts";
export type { TableEntry } from "./entry.ts";
export { lookup, lookupBatch, match } from "./lookup.ts";
export { insert, makeTable, remove } from "./make.ts";
export { covered, covering, entriesOf, exact } from "./related.ts";
export type { Entries, Table } from "./table.ts";
