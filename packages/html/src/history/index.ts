// What only the drafts of 2012 to 2015 describe.
export { type SearchOwner, type SharedSearchParams, sharedSearchParams } from "./shared-search-params.ts";
