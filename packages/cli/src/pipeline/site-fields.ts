import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { publicSuffix, registrableDomain, serializeSite, siteOf } from "@url/site";

/** Reads the fields that need the Public Suffix List. */
export interface SiteFields {
  readonly site: (url: URLRecord) => string | null;
  readonly domain: (url: URLRecord) => string | null;
  readonly suffix: (url: URLRecord) => string | null;
}

/** The fields that need the Public Suffix List: a module of its own, because the list is half of all code. */
export const SITE_FIELDS: SiteFields = {
  site: readSite,
  domain: (url) => orThrow(registrableDomain(url)),
  suffix: (url) => orThrow(publicSuffix(url)),
};

function readSite(url: URLRecord): string | null {
  const site = orThrow(siteOf(url));
  return site.kind === "opaque" ? null : serializeSite(site);
}
