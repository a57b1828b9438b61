export { lookup, match, type TableOptions } from "./lookup.ts";
export { makeTable, type TableError } from "./make.ts";
export type { Table } from "./table.ts";
