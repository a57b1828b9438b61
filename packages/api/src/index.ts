export { domainToASCII, domainToUnicode } from "@url/host";
export type { URLError } from "@url/parser";
export type { InvalidURLError } from "./api-url-parser.ts";
export type { URLSearchParamsInit } from "./init.ts";
export { URL, type URLInput } from "./url.ts";
export { URLSearchParams } from "./url-search-params.ts";
