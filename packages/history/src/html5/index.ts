export {
  affectedAttribute,
  affectedElements,
  type BaseURLChange,
  CITE_ELEMENTS,
} from "./base-url-change.ts";
export {
  type DecompositionAttribute,
  type DecompositionHost,
  decomposition,
  getAttribute,
  type HTML5Decomposition,
  setAttribute,
} from "./decomposition.ts";
export {
  createDocumentBase,
  documentBaseURL,
  elementBaseURL,
  type HTML5Document,
  type HTML5DocumentBase,
} from "./document-base.ts";
export type { ElementTree } from "./element-tree.ts";
export { fragmentEscape } from "./escape.ts";
export type { HTML5Failure, HTML5FailureCode } from "./failure.ts";
export { isAbsoluteURL, isAuthorityBasedURL, isHierarchicalURL } from "./kinds.ts";
export { type HTML5Ranges, type HTML5URL, parse } from "./parse.ts";
export { type ReresolvedURL, reresolve, xmlBasesOf } from "./reresolve.ts";
export { isReservedURL, LEGACY_COMPAT_URL, SRCDOC_URL } from "./reserved.ts";
export { resolve } from "./resolve.ts";
export {
  isValidNonEmptyURL,
  isValidNonEmptyURLPotentiallySurroundedBySpaces,
  isValidURL,
  isValidURLPotentiallySurroundedBySpaces,
} from "./valid.ts";
