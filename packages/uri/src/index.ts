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
export { type HostOptions, type HostRule, hostRule } from "./host.ts";
export { type ToIRIOptions, type ToURIOptions, toIRI, toURI } from "./iri.ts";
export { equals, type Level, normalize } from "./normalize.ts";
export { type ParsedURI, parseURI, type URIComponents } from "./parse.ts";
export { locateURI, type URIRanges } from "./ranges.ts";
export { recompose } from "./recompose.ts";
export { relativize } from "./relativize.ts";
export { removeDotSegments } from "./remove-dot-segments.ts";
export { type ResolveOptions, resolve } from "./resolve.ts";
export { SCHEMES, type SchemeRules } from "./scheme-rules.ts";
