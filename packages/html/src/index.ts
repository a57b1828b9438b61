export { matchesAboutBlank, matchesAboutSrcdoc } from "./about.ts";
export {
  type BlobEnvironment,
  type BlobURLEntry,
  type BlobURLReader,
  type BlobURLStore,
  createBlobURLStore,
} from "./blob-url-store.ts";
export { type BaseDocument, documentBaseURL, fallbackBaseURL, frozenBaseURL } from "./document-base.ts";
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
  type LocationSyntaxError,
  type LocationURL,
  locationURL,
} from "./location.ts";
export { createDocumentBase, type DocumentBase } from "./observable-base.ts";
export {
  type HTMLParseOptions,
  type HTMLParseResult,
  originWithBlobEntry,
  parseURLWithBlobEntry,
} from "./parse-url.ts";
export { type ReadOnlyURL, readOnlyURL } from "./read-only.ts";
export type { HrefHost } from "./resolved-href.ts";
