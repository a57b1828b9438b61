export { type Encoder, percentEncodeAfterEncoding } from "./after-encoding.ts";
export { percentDecode } from "./decode.ts";
export { percentDecodeText } from "./decode-text.ts";
export { percentEncodeByte, utf8PercentEncode } from "./encode.ts";
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
export { isURLCodePoint, isURLUnit } from "./url-units.ts";
export { utf8DecodeWithoutBOM } from "./utf8-decode.ts";
export { utf8Encode } from "./utf8-encode.ts";
