export { serializeForm, serializeFormBytes } from "../drafts/form-serializer.ts";
export type { Draft, State } from "./document.ts";
export { type FormParseOptions, parseForm, parseFormString } from "./form.ts";
export { domainToASCII, domainToUnicode, isValidDomain, parseHost } from "./host-parser.ts";
export { serializeHost, serializeIPv6 } from "./host-serializer.ts";
export { parseIPv6 } from "./ipv6-parser.ts";
export { type DraftOrigin, origin, serializeOriginUnicode } from "./origin.ts";
export { RELATIVE_STATES_2014 } from "./relative-states.ts";
export {
  construct,
  domainTo,
  getAttribute,
  getHref,
  setAttribute,
  setHref,
  setSearchParams,
  type URLObject,
} from "./url.ts";
export { basicURLParse, createDraft, DRAFT_2014 } from "./url-parser.ts";
export * as searchParams from "./url-search-params.ts";
export { serializeURL } from "./url-serializer.ts";
