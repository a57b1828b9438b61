// The accelerators: each gives what the rest of the package gives, sooner. `none.ts` stands for them in the small build.

export { withoutDotSegments } from "./dot-segments.ts";
export { isWhole, locateParsed, rememberNormal } from "./last-normal.ts";
export { insertPath, isOrigin, mendURL } from "./mend-url.ts";
export { normalLength } from "./normal-form.ts";
export { resolveReference } from "./resolve-reference.ts";
export { findSchemeEnd } from "./scheme-end.ts";
export { serializeDraft } from "./serialize-draft.ts";
export {
  setCleanFragment,
  setCleanHost,
  setCleanHostname,
  setCleanPath,
  setCleanPort,
  setCleanQuery,
  setCleanScheme,
} from "./set-clean.ts";
export { splice } from "./splice.ts";
export { startsAsURL } from "./starts-as-url.ts";
