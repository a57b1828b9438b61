// What parses URLs and their components: these functions, or in the platform tier those of `platform.ts`. Imported as
// `#engine`.

export { encodeUserinfo } from "./authority.ts";
export { canonicalizeURL, canParseURL, parseComponents } from "./canonicalize.ts";
export { createListener } from "./create-listener.ts";
export { parseFragment } from "./fragment.ts";
export { expectListener } from "./listener.ts";
export { parsePathStart } from "./path.ts";
export { parseQuery, queryEncoder } from "./query.ts";
