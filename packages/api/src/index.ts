export { domainToASCII, domainToUnicode } from "@url/host";
export type { InvalidURLCause, InvalidURLError } from "./api-url-parser.ts";
export { URL, type URLInput } from "./url.ts";
export { URLSearchParams, type URLSearchParamsInit } from "./url-search-params.ts";
