// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.
export { decodeByEngine } from "./decode-by-engine.ts";
export { encodeByEngine } from "./encode-by-engine.ts";
export { encodeText } from "./encode-text.ts";
