export type { WarehouseFile } from "./file.ts";
export { warehouseFiles } from "./files.ts";
export type { WarehouseEngine, WarehouseOptions } from "./options.ts";
