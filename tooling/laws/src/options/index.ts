export type { Kind } from "./kind.ts";
export type { Row } from "./row.ts";
export { optionsIn } from "./scan.ts";
export { TABLE } from "./table.ts";
