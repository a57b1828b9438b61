import { hostOf } from "@url/host";
import { toUnicode } from "@url/idna";
import type { URLRecord } from "@url/serializer";
import { expectRecord, hostTextOf } from "@url/serializer/internal";
import { registrableDomain } from "@url/site";
import { scriptsIn } from "../characters/scripts.ts";
import { topLevelOf } from "../host/render.ts";
import { checkLabel } from "../label/check.ts";
import type { RawAuthority } from "./authority.ts";
import type { Warn } from "./spoof.ts";
import { findSuggested } from "./suggested.ts";

/** Says whether a domain is, or looks like, one of the names to protect, and which. */
export type FindName = (domain: string) => string | null;

/** Warns of what is wrong with the host of `url`, which lies at `place` in `text`. */
export function warnOfHost(url: URLRecord, text: string, place: RawAuthority, findName: FindName, warn: Warn): void {
  const host = hostOf(url);
  const serialized = hostTextOf(expectRecord(url, "findSpoofs"));
  if (host === null || serialized === null || serialized === "") return;
  const { hostStart, hostEnd } = place;
  const raw = text.slice(hostStart, hostEnd);
  const isPlain = raw.toLowerCase() === serialized;
  if (host.kind === "ipv4" || host.kind === "ipv6") {
    if (!isPlain) warn("odd-address", hostStart, hostEnd, serialized);
    return;
  }
  if (host.kind !== "domain") return;
  warnOfLabels(host.domain, raw, hostStart, hostEnd, warn);
  const domain = registrableDomain(host);
  const own = domain === null ? 0 : domain.length;
  const suggested = findSuggested(serialized, serialized.length - own, (name) => findName(name) !== null);
  if (suggested !== null) {
    const end = isPlain ? hostStart + suggested.length : hostEnd;
    warn("begins-like-domain", hostStart, end, suggested.domain);
  }
  if (domain === null) return;
  const name = findName(domain);
  if (name !== null && name !== domain) warn("looks-like-name", isPlain ? hostEnd - own : hostStart, hostEnd, name);
}

function warnOfLabels(domain: string, raw: string, start: number, end: number, warn: Warn): void {
  const unicode = toUnicode(domain);
  if (!unicode.ok) {
    warn("bad-punycode", start, end);
    return;
  }
  const isSpelledOut = raw.toLowerCase().normalize("NFC") === unicode.value || raw.toLowerCase() === domain;
  if (!isSpelledOut && !isMixOf(raw, domain, unicode.value)) warn("odd-host", start, end, domain);
  if (unicode.value === domain) return;
  const labels = unicode.value.split(".");
  const rawLabels = raw.split(".");
  const tld = topLevelOf(labels);
  let at = start;
  labels.forEach((label, i) => {
    const isInPlace = rawLabels.length === labels.length;
    const from = isInPlace ? at : start;
    const to = isInPlace ? at + (rawLabels[i] as string).length : end;
    for (const issue of checkLabel(label, tld)) {
      const isExact = isInPlace && rawLabels[i] === label;
      const scripts = scriptsIn(label).join(", ");
      warn(issue.code, isExact ? from + issue.start : from, isExact ? from + issue.end : to, scripts);
    }
    at = to + 1;
  });
}

/** Returns true if each label of `raw` is the label of the one or of the other spelling. */
function isMixOf(raw: string, ascii: string, unicode: string): boolean {
  const rawLabels = raw.toLowerCase().normalize("NFC").split(".");
  const asciiLabels = ascii.split(".");
  const unicodeLabels = unicode.split(".");
  return (
    rawLabels.length === asciiLabels.length &&
    rawLabels.every((label, i) => label === asciiLabels[i] || label === unicodeLabels[i])
  );
}
