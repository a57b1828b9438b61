import { readHostOf } from "@url/host/internal";
import { toUnicode } from "@url/idna";
import { orThrow } from "@url/result";
import { hostTextOf, type LocatedURL } from "@url/serializer/internal";
import { registrableDomain } from "@url/site";
import { normalize } from "../characters/normalize.ts";
import { scriptsIn } from "../characters/scripts.ts";
import type { FindName, Likeness } from "../confusables/protect.ts";
import { countLabels, labelsOf, type PlacedLabel, topLevelOf } from "../host/labels.ts";
import { checkLabel } from "../label/check.ts";
import type { RawAuthority } from "./authority.ts";
import type { SpoofCode, Warn } from "./spoof.ts";
import { findSuggested } from "./suggested.ts";

/** Warns of what is wrong with the host of `url`, which lies at `place` in `text`. */
export function warnOfHost(url: LocatedURL, text: string, place: RawAuthority, findName: FindName, warn: Warn): void {
  const host = readHostOf(url);
  const serialized = hostTextOf(url);
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
  // A host that is a suffix itself, as somebody's own github.app is, can imitate a name too.
  const domain = orThrow(registrableDomain(host)) ?? serialized;
  const own = domain.length;
  const match = findName(domain);
  if (match?.likeness === "same") return;
  const suggested = findSuggested(serialized, serialized.length - own, isNamed(findName));
  if (suggested !== null) {
    const start = isPlain ? hostStart + suggested.start : hostStart;
    const end = isPlain ? hostStart + suggested.end : hostEnd;
    warn("begins-like-domain", start, end, suggested.domain);
  }
  if (match !== null) warn(CODES[match.likeness], isPlain ? hostEnd - own : hostStart, hostEnd, match.name);
}

/** Stands for names if there are none to protect: then no spelling of a host has to be compared with them. */
export const NO_NAMES: FindName = () => null;

/** Returns a function that says whether a domain is one of the names to protect, or looks like one; null without names. */
export function isNamed(findName: FindName): ((domain: string) => boolean) | null {
  if (findName === NO_NAMES) return null;
  return (domain) => {
    const likeness = findName(domain, true)?.likeness;
    return likeness === "same" || likeness === "look-alike";
  };
}

const CODES: Readonly<Record<Exclude<Likeness, "same">, SpoofCode>> = {
  "look-alike": "looks-like-name",
  misspelt: "misspelt-name",
  "with-affix": "name-with-affix",
  "other-suffix": "name-with-other-suffix",
};

function warnOfLabels(domain: string, raw: string, start: number, end: number, warn: Warn): void {
  const unicode = toUnicode(domain);
  if (!unicode.ok) {
    warn("bad-punycode", start, end);
    return;
  }
  if (!isSpelledOut(raw, domain, unicode.value)) warn("odd-host", start, end, domain);
  if (unicode.value === domain) return;
  const tld = topLevelOf(unicode.value);
  const isInPlace = countLabels(raw) === countLabels(domain);
  const rawLabels = labelsOf(raw);
  for (const { text } of labelsOf(unicode.value)) {
    const given = isInPlace ? (rawLabels.next().value as PlacedLabel) : { text: raw, start: 0, end: raw.length };
    for (const issue of checkLabel(text, tld)) {
      const from = start + given.start;
      const isExact = given.text === text;
      const scripts = scriptsIn(text).join(", ");
      warn(issue.code, isExact ? from + issue.start : from, isExact ? from + issue.end : start + given.end, scripts);
    }
  }
}

/** Returns true if each label of `raw` is the label of the one or of the other spelling, apart from case. */
function isSpelledOut(raw: string, ascii: string, unicode: string): boolean {
  if (countLabels(raw) !== countLabels(ascii)) return false;
  const asciiLabels = labelsOf(ascii);
  const unicodeLabels = labelsOf(unicode);
  for (const { text } of labelsOf(normalize(raw.toLowerCase(), "NFC"))) {
    const one = (asciiLabels.next().value as PlacedLabel | undefined)?.text;
    const other = (unicodeLabels.next().value as PlacedLabel | undefined)?.text;
    if (text !== one && text !== other) return false;
  }
  return true;
}
