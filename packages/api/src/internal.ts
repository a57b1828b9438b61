// What packages of this family share. Not for others: anything here may change in any release.
export { createQueryObject, refill, serializeParams } from "./url-search-params.ts";
