export { answerClickHouse } from "./answer.ts";
export { type ClickHouseFile, clickHouseFiles } from "./files.ts";
export type { ClickHouseOptions } from "./options.ts";
