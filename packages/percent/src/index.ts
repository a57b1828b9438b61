export { type Encoder, percentEncodeAfterEncoding } from "./after-encoding.ts";
export { hexDigitValue, percentDecode } from "./decode.ts";
export { percentDecodeText } from "./decode-text.ts";
export { percentEncodeByte, utf8PercentEncode } from "./encode.ts";
export { flatten, inParts, LONG } from "./flat.ts";
export { toScalarValueString } from "./scalar-value.ts";
export {
  C0_CONTROL,
  COMPONENT,
  extend,
  FORM_URLENCODED,
  FRAGMENT,
  isInSet,
  PATH,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
} from "./sets.ts";
export { isPercentEncodedByte, isURLCodePoint, isURLUnit } from "./url-units.ts";
export { utf8DecodeWithoutBOM, utf8Encode } from "./utf8.ts";
