export { registerSQLite, type SQLiteDatabase } from "./register.ts";
