export { fill } from "./fill.ts";
export { table } from "./table.ts";
