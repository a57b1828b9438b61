export { parseIsindex } from "./parse-isindex.ts";
