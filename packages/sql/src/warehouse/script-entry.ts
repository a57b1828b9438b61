// The build takes this module apart into declarations, from which `scriptOf` puts a script together.
export { publicSuffix, registrableDomain, siteOf } from "@url/site";
export {
  publicSuffix as ownPublicSuffix,
  registrableDomain as ownRegistrableDomain,
  siteOf as ownSiteOf,
} from "@url/site/custom";
export {
  publicSuffix as icannPublicSuffix,
  registrableDomain as icannRegistrableDomain,
  siteOf as icannSiteOf,
} from "@url/site/icann";
export { findInICANN } from "@url/site/internal";
export {
  ipClass as ip_class,
  urlEdit as url_edit,
  urlError as url_error,
  urlErrors as url_errors,
  urlExtract as url_extract,
  urlHost as url_host,
  urlIsValid as url_is_valid,
  urlKey as url_key,
  urlNormalize as url_normalize,
  urlOrigin as url_origin,
  urlParam as url_param,
  urlParams as url_params,
  urlParse as url_parse,
  urlPart as url_part,
  urlPatternMatch as url_pattern_match,
  urlResolve as url_resolve,
  urlSite as url_site,
  urlStripTracking as url_strip_tracking,
  urlSubdomain as url_subdomain,
} from "../functions/table.ts";
export { readSuffixes } from "./own-list.ts";
