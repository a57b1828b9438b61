export type { SuffixOptions, SuffixResult } from "./answer.ts";
export { isSameSite, isSchemelesslySameSite, siteOf } from "./same-site.ts";
export { type Site, serializeSite } from "./site.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./suffix.ts";
export { LIST_DATE } from "./tables/date.ts";
