// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.
export { simpleToASCII } from "./simple.ts";
export { simpleToUnicode } from "./simple-to-unicode.ts";
