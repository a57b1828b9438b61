export { rewrite } from "./rewrite.ts";
export { typeErrors } from "./types.ts";
