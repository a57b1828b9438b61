export type { SQLFunction, SQLParameter, SQLText, SQLValue } from "./functions/sql-function.ts";
export { SQL_FUNCTIONS } from "./functions/table.ts";
