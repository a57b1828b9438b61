export { type BasicParseOptions, basicURLParse, type State, TERMINATED, type Terminated } from "./basic-url-parser.ts";
export { isURLCodePoint, toScalarValues } from "./code-points.ts";
export { domainToUnicode, parseDomain } from "./domain.ts";
export { type GetterName, readGetter } from "./getters.ts";
export { parseHost } from "./host.ts";
export { type OracleOrigin, origin, serializeOrigin } from "./origin.ts";
export { type Collected, parse, parseAndCollect } from "./parse.ts";
export { type Encoder, percentDecodeString, percentEncodeAfterEncoding, utf8PercentEncode } from "./percent.ts";
export * as percentEncodeSets from "./percent-encode-sets.ts";
export { serializeHost, serializePath, serializeURL } from "./serialize.ts";
export { applySetter, type SetterName } from "./setters.ts";
export { cloneURL, type Host, type OracleURL } from "./url-record.ts";
export {
  FAILURE,
  type Failure,
  type Report,
  VALIDATION_ERRORS,
  type ValidationErrorCode,
} from "./validation-errors.ts";
