/**
 * The parameters that {@link stripTracking} removes by default: identifiers of clicks, of recipients of mail and of
 * campaigns. As of 2026-11-22, chosen from the lists of Brave and Firefox and the documentation of the services. They are
 * not needed to show a page; some links to unsubscribe need `mkt_tok`. Any release may add names: pass a list of your
 * own if it must not change.
 * @see https://firefox-source-docs.mozilla.org/toolkit/components/antitracking/anti-tracking/query-stripping/index.html
 */
export const TRACKING: readonly string[] = [
  // Google: Analytics, Ads, Merchant Center, linker
  "utm_*",
  "gclid",
  "gclsrc",
  "dclid",
  "gbraid",
  "wbraid",
  "srsltid",
  "_gl",
  // Meta, Microsoft, X, TikTok, LinkedIn, Snapchat, Pinterest, Yandex
  "fbclid",
  "igsh",
  "igshid",
  "msclkid",
  "twclid",
  "ttclid",
  "li_fat_id",
  "ScCid",
  "epik",
  "yclid",
  "ysclid",
  "_openstat",
  // Mail and marketing: Mailchimp, HubSpot, Marketo, Klaviyo, Drip, Omeda, Vero, Matomo
  "mc_cid",
  "mc_eid",
  "_hsenc",
  "_hsmi",
  "__hstc",
  "__hssc",
  "__hsfp",
  "hsCtaTracking",
  "mkt_tok",
  "_kx",
  "__s",
  "oly_anon_id",
  "oly_enc_id",
  "vero_id",
  "vero_conv",
  "mtm_*",
];
