export { URL, URLSearchParams } from "@url/api";
export { type HostValue, serializeHost } from "./host-value.ts";
export {
  type BasicURLParseOptions,
  basicURLParse,
  type ParsedWithValidationErrors,
  type ParseURLOptions,
  parseURL,
  parseURLWithValidationErrors,
} from "./parse.ts";
export { percentDecodeBytes, percentDecodeString } from "./percent-decode.ts";
export { serializeInteger, serializePath, serializeURL, serializeURLOrigin } from "./serialize.ts";
export type { StateOverride } from "./state-override.ts";
export {
  cannotHaveAUsernamePasswordPort,
  hasAnOpaquePath,
  setThePassword,
  setTheUsername,
} from "./url-miscellaneous.ts";
export type { URLRecord } from "./url-record.ts";
export { isValidURLString, type ValidURLStringOptions } from "./valid-url-string.ts";
