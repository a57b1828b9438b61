export type { URLLike } from "@url/parser";
export { type AppendOptions, appendSegments, joinPath } from "./append.ts";
export { type CompareOptions, compareKey, sameURL } from "./compare.ts";
export type { Dots } from "./encode.ts";
export type { EditError, EditErrorCode, EditResult } from "./error.ts";
export { fromFilePath, type Platform } from "./file-path.ts";
export type { Edited } from "./form.ts";
export { type FormatOptions, format } from "./format.ts";
export { withFragment } from "./fragment.ts";
export { fromParts, type NewParts } from "./from-parts.ts";
export { joinReferences } from "./join-references.ts";
export type { Params, ParamValue, ParamValues } from "./params.ts";
export { parseReference } from "./parse-reference.ts";
export type { PartsToWrite } from "./parts.ts";
export { type PatchQueryOptions, patchQuery, type QueryPatch } from "./patch-query.ts";
export { parent, withExtension, withoutTrailingSlash, withTrailingSlash } from "./path-end.ts";
export {
  type BaseKind,
  type Reference,
  resolveReference,
  serializeReference,
} from "./reference.ts";
export { type ReferenceKind, type RelativizeOptions, relativize } from "./relativize.ts";
export { type SegmentsOptions, segments } from "./segments.ts";
export { stripTracking } from "./strip-tracking.ts";
export { toFilePath } from "./to-file-path.ts";
export { type DecodedParts, toParts } from "./to-parts.ts";
export { TRACKING } from "./tracking.ts";
export { withParts } from "./with-parts.ts";
