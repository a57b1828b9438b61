export { registerDuckDB } from "./register.ts";
