export { serializeForm, serializeFormBytes } from "../drafts/form-serializer.ts";
export type { State } from "./document.ts";
export { type FormParseOptions, parseForm } from "./form.ts";
export { parseHost } from "./host-parser.ts";
export { parseIPv6 } from "./ipv6-parser.ts";
export { percentDecode } from "./percent-decode.ts";
export { serializeHost, serializeIPv6, serializeURL } from "./serializers.ts";
export {
  construct,
  getAttribute,
  getHref,
  setAttribute,
  setHref,
  setQueryObject,
  type URLObject,
} from "./url.ts";
export { type ParseOptions2012, parseURL } from "./url-parser.ts";
export * as urlQuery from "./url-query.ts";
