import { orThrow } from "@url/result";
import * as site from "@url/site";
import * as custom from "@url/site/custom";
import * as icann from "@url/site/icann";
import { call, calls, type MemoryShape, record, text } from "../shape.ts";

const DOMAIN = text("", "Ab.", "com");
const URL_OF_DOMAIN = record("http://", "ab.", "com/");
const LIST = text("", "// a comment\nab.example\n*.c.example\n");
const SUFFIXES = orThrow(custom.createSuffixes("ab.com"));
const BY_HOST = ["domainParts", "isPublicSuffix", "publicSuffix", "registrableDomain"] as const;
const SAME = ["isSameSite", "isSchemelesslySameSite"] as const;

export const SITE_CALLS: readonly MemoryShape[] = [
  ...calls("@url/site", site, DOMAIN, BY_HOST),
  ...calls("@url/site", site, URL_OF_DOMAIN, ["siteOf"]),
  ...calls("@url/site", site, URL_OF_DOMAIN, SAME, (isSame, url) => isSame(url, url)),
  ...calls("@url/site/icann", icann, DOMAIN, BY_HOST),
  ...calls("@url/site/icann", icann, URL_OF_DOMAIN, ["siteOf"]),
  ...calls("@url/site/icann", icann, URL_OF_DOMAIN, SAME, (isSame, url) => isSame(url, url)),
  ...calls("@url/site/custom", custom, LIST, ["createSuffixes"]),
  ...calls("@url/site/custom", custom, DOMAIN, BY_HOST, (called, host) => called(host, SUFFIXES)),
  ...calls("@url/site/custom", custom, URL_OF_DOMAIN, ["siteOf"], (siteOf, url) => siteOf(url, SUFFIXES)),
  ...calls("@url/site/custom", custom, URL_OF_DOMAIN, SAME, (isSame, url) => isSame(url, url, SUFFIXES)),
  ...[site, icann, custom].map(({ serializeSite }, i) =>
    call(`@url/site${["", "/icann", "/custom"][i]} serializeSite`, DOMAIN, (host) =>
      serializeSite({ kind: "tuple", scheme: "http", host }),
    ),
  ),
];
