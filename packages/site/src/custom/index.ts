export type { SuffixOptions } from "../answer.ts";
export { type Site, serializeSite } from "../site.ts";
export { isSameSite, isSchemelesslySameSite, siteOf } from "./same-site.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./suffix.ts";
export { createSuffixes, type Suffixes, type SuffixListError } from "./suffixes.ts";
