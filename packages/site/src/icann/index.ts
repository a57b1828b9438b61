export type { DomainParts, DomainPartsResult, ListedOptions, SuffixKind } from "../parts.ts";
export { type Site, serializeSite } from "../site.ts";
export { LIST_DATE } from "../tables/date.ts";
export { domainParts } from "./domain-parts.ts";
export { isSameSite, isSchemelesslySameSite, siteOf } from "./same-site.ts";
export { isPublicSuffix, publicSuffix, registrableDomain } from "./suffix.ts";
