// What packages of this family share. Not for others: anything here may change in any release.

export { decodeByEngine, encodeText } from "#fast";
export { encodeAfterEncoding } from "./after-encoding.ts";
export { BYTES } from "./bytes.ts";
export { hexDigitValue } from "./decode.ts";
export { decodeText } from "./decode-text.ts";
export { flatten, inParts, LONG, replaceEncoded } from "./parts.ts";
export { isSurrogate, scalarValuesOf } from "./scalar-value.ts";
export { isCodePointOfURL, isPercentEncodedByte, isUnitOfURL } from "./url-units.ts";
