export { lookup, match } from "./lookup.ts";
export { makeTable, type TableError } from "./make.ts";
export type { Runs, Table } from "./table.ts";
