export type { URLError } from "@url/parser";
export type { InvalidURLError } from "./api-url-parser.ts";
export { domainToASCII, domainToUnicode } from "./domain-text.ts";
export type { URLSearchParamsInit } from "./init.ts";
export { URL, type URLInput } from "./url.ts";
export { URLSearchParams } from "./url-search-params.ts";
