export {
  checkURI,
  isAbsoluteURI,
  isIRI,
  isIRIReference,
  isRelativeReference,
  isURI,
  isURIReference,
  type StartRule,
} from "./check.ts";
export type { RecomposeError, URIComponentName, URIErrorCode, URISyntaxError } from "./error.ts";
export { type HostRule, hostRule, type URIHostOptions } from "./host.ts";
export { type ToIRIOptions, type ToURIOptions, toIRI, toURI } from "./iri.ts";
export { type Level, normalize, sameURI } from "./normalize.ts";
export { type ParsedURI, parseURI, type URIComponents } from "./parse.ts";
export { locateURI, type URIRanges } from "./ranges.ts";
export { recompose } from "./recompose.ts";
export { relativizeURI } from "./relativize.ts";
export { removeDotSegments } from "./remove-dot-segments.ts";
export { type ResolveOptions, resolveURI } from "./resolve.ts";
export { SCHEMES, type SchemeRules } from "./scheme-rules.ts";
