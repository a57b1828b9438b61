import { hostOf, isValidDomain } from "@url/host";
import type { URLRecord } from "@url/serializer";
import { endsOfIPv6, hasCommasForDots, isLikeIPv6, isLikelyHost } from "@url/validator/internal";
import type { Edit } from "./change.ts";

/** Returns where the authority that begins at `start` ends: before a path, a query or a fragment. */
export function authorityEnd(text: string, start: number, end: number): number {
  const length = text.slice(start, end).search(/[/\\?#]/);
  return length === -1 ? end : start + length;
}

/**
 * Returns the edits that make a host of `text[start, end)`, which may have credentials and a port; `null` if it has spaces,
 * so that it is not a host. The names of the host stay as they are.
 */
export function cleanHost(text: string, start: number, end: number): Edit[] | null {
  if (/\s/.test(text.slice(start, end))) return null;
  const hostStart = Math.max(text.lastIndexOf("@", end - 1) + 1, start);
  const ipv6 = addBrackets(text, hostStart, end);
  if (ipv6 !== null) return ipv6;
  const last = trailing(text, hostStart, end);
  const colon = text.slice(hostStart, last).search(/:/);
  const hostEnd = colon === -1 ? last : hostStart + colon;
  const edits = [...dotEdits(text, hostStart, hostEnd), ...commaEdits(text, hostStart, hostEnd)];
  if (hostEnd === hostStart) return null;
  // Before anything but a port or the end, a colon separates two names: it stays, and the parser rejects it.
  const [, colons = "", digits = ""] = /^(:+)(\d*)$/.exec(text.slice(hostEnd, last)) ?? [];
  const kept = digits === "" ? 0 : 1;
  if (colons.length > kept) {
    edits.push({ code: "colon-removed", start: hostEnd + kept, end: hostEnd + colons.length, replacement: "" });
  }
  if (last < end) edits.push({ code: "punctuation-removed", start: last, end, replacement: "" });
  return edits.sort((a, b) => a.start - b.start);
}

/** Returns where the host ends if punctuation of the sentence around it follows. Dots alone belong to the host. */
function trailing(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && (TRAILING.includes(text[last - 1] as string) || text[last - 1] === ".")) last--;
  return /[^.]/.test(text.slice(last, end)) ? last : end;
}

/** Edits an IPv6 address without brackets, or without the closing one; `null` if it is not one. */
function addBrackets(text: string, start: number, end: number): Edit[] | null {
  const host = text.slice(start, end);
  if (host.startsWith("[")) {
    const length = host.search(/[^[0-9a-f:.]/i);
    if (host.includes("]") || length !== -1) return [];
    return [{ code: "bracket-added", start: end, end, replacement: "]" }];
  }
  const [last] = endsOfIPv6(host);
  if (last === undefined) return null;
  return [
    { code: "bracket-added", start, end: start, replacement: "[" },
    { code: "bracket-added", start: start + last, end: start + last, replacement: "]" },
  ];
}

/** Removes dots before a domain, and all but one of several in a row. */
function dotEdits(text: string, start: number, end: number): Edit[] {
  const edits: Edit[] = [];
  const host = text.slice(start, end);
  if (!/[^.][.,]+[^.]/.test(host)) return edits;
  const dots = /^\.+|\.{2,}/g;
  for (let match = dots.exec(host); match !== null; match = dots.exec(host)) {
    const from = start + match.index;
    const kept = match.index === 0 ? 0 : 1;
    edits.push({ code: "dots-corrected", start: from + kept, end: from + match[0].length, replacement: "" });
  }
  return edits;
}

/** Replaces commas by dots: `example,com`, `www,example.com`, `www.example,com`. */
export function commaEdits(text: string, start: number, end: number): Edit[] {
  const host = text.slice(start, end);
  if (!hasCommasForDots(host)) return [];
  const edits: Edit[] = [];
  for (let at = host.indexOf(","); at !== -1; at = host.indexOf(",", at + 1)) {
    edits.push({ code: "comma-corrected", start: start + at, end: start + at + 1, replacement: "." });
  }
  return edits;
}

/**
 * Returns true if text without a scheme is meant as the host of a URL. `authority` may have credentials and a port, `rest`
 * is what follows. A password and a port say that a host is meant, and then it can be any word.
 */
export function isMeantAsHost(authority: string, rest: string): boolean {
  const at = authority.lastIndexOf("@");
  const host = authority.slice(at + 1).replace(/[,;!'")\]}>…’”»]+$/, "");
  if (authority.slice(0, Math.max(at, 0)).includes(":") || isLikeIPv6(host) || authority[at + 1] === "[") return true;
  const [, name = host, port = ""] = /^(.*?):+(\d*)$/.exec(host) ?? [];
  if (+port >= 80 && /^[a-z][a-z0-9-]*$/i.test(name)) return true;
  // A number behind an address is the length of a network's prefix.
  if (/^[\d.]+$/.test(name) && /^\/\d{1,2}(?:\s|$)/.test(rest)) return false;
  return isLikelyHost(name.replace(/[.,]+/g, ".").replace(/^\./, ""));
}

/**
 * Returns true if the host of a URL is one that people type: a domain that is valid except for underscores and hyphens, an
 * IPv6 address, or an IPv4 address. Of three numbers one is missing more likely than that `1.2.3` means `1.2.0.3`.
 */
export function isPlausible(url: URLRecord, typedHost: string): boolean {
  const host = hostOf(url);
  if (host === null || host.kind === "empty" || host.kind === "opaque") return false;
  if (host.kind === "ipv6") return true;
  if (host.kind === "ipv4") return typedHost.split(/[.\u3002\uff61]/).filter(Boolean).length !== 3;
  const domain = host.domain.replace(/\.$/, "");
  return isValidDomain(domain) || LOOSE_DOMAIN.test(domain);
}

/** Returns true for hosts that rarely have a certificate: those of the own machine, and addresses. */
export function isLocal(host: string): boolean {
  if (host.startsWith("[") || isLikeIPv6(host)) return true;
  return /^[0-9.]+(?::\d*)?$/.test(host) || /(?:^|\.)localhost\.?(?::\d*)?$/i.test(host);
}

/** Returns true for a name without a dot, which is one of the own network: no authority certifies it. */
export function isOneLabel(host: string): boolean {
  return /^[^.,\u3002\uff0e\uff61]+$/.test(host);
}

const TRAILING = ",;!'\")]}>…’”»";
const LOOSE_DOMAIN = /^(?:[a-z0-9_-]{1,63}\.)*[a-z0-9][a-z0-9-]{0,62}$/;
