export { codeBlocks } from "./blocks.ts";
export { rewrite } from "./rewrite.ts";
export { compareSession } from "./session.ts";
export { typeErrors } from "./types.ts";
