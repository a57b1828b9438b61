export { checkRows } from "./check-rows.ts";
export { writePage } from "./page.ts";
export type { DocumentName, DocumentRows, Home, Kind, Row, TestReference } from "./row.ts";
export { DOCUMENTS } from "./rows/index.ts";
