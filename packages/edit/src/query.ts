export type { URLLike } from "@url/parser";
export type { Edited } from "./form.ts";
export type { Params, ParamValue, ParamValues } from "./params.ts";
export { type PatchQueryOptions, patchQuery, type QueryPatch } from "./patch-query.ts";
export { stripTracking } from "./strip-tracking.ts";
export { TRACKING } from "./tracking.ts";
