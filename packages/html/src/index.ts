export { matchesAboutBlank, matchesAboutSrcdoc } from "./about.ts";
export {
  type BlobEnvironment,
  type BlobURLEntry,
  type BlobURLReader,
  type BlobURLStore,
  createBlobURLStore,
} from "./blob-url-store.ts";
export {
  type BaseDocument,
  type BaseRule,
  documentBaseURL,
  fallbackBaseURL,
  frozenBaseURL,
} from "./document-base.ts";
export {
  encodingParseAndSerializeURL,
  encodingParseURL,
  outputEncoder,
  type URLEnvironment,
} from "./encoding-parse.ts";
export { type HyperlinkHost, type HyperlinkURL, hyperlinkURL } from "./hyperlink.ts";
export {
  type HistoryHandling,
  type LocationHost,
  type LocationRefusal,
  type LocationURL,
  locationURL,
} from "./location.ts";
export { createDocumentBase, type DocumentBase } from "./observable-base.ts";
export { originOf } from "./origin.ts";
export { type HTMLParseOptions, type HTMLParseResult, parseURL } from "./parse-url.ts";
export { type ReadOnlyURL, readOnlyURL } from "./read-only.ts";
export type { HrefHost } from "./resolved-href.ts";
export { type SearchOwner, type SharedSearchParams, sharedSearchParams } from "./shared-search-params.ts";
