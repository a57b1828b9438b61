export type { ListEntry, ListError, ListErrorCode, ListOptions } from "./entry.ts";
export { loadSet, loadTable, type TableListOptions } from "./load.ts";
export type { ListSource } from "./source.ts";
