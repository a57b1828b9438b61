// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.

export { isSerialized } from "./is-serialized.ts";
export { knownItems, knownPairs, rememberPairs } from "./known-items.ts";
export { readFirst, unparsed } from "./read-first.ts";
export { sortFew } from "./sort-few.ts";
export { nextWriter } from "./writer.ts";
