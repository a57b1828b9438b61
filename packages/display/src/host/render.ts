import type { Host } from "@url/host";
import { serializeHost } from "@url/host";
import { toUnicode } from "@url/idna";
import { registrableDomain } from "@url/site";
import { checkLabel } from "../label/check.ts";

/** A host as people read it. */
export interface RenderedHost {
  /** The labels of a domain; the whole text of another host. */
  readonly labels: readonly string[];
  /** How many of the last labels are the registrable domain; 0 if there is none. */
  readonly registrable: number;
}

/** Returns the host as people read it. `www` says whether a label "www" or "m" in front of the registrable domain stays. */
export function renderHost(host: Host, www: boolean): RenderedHost {
  if (host.kind !== "domain") return { labels: [serializeHost(host)], registrable: 0 };
  const domain = registrableDomain(host);
  const registrable = domain === null ? 0 : domain.split(".").length;
  const labels = toReadable(host.domain);
  const hides = !www && registrable > 0 && labels.length > registrable && /^(?:www|m)$/.test(labels[0] as string);
  return { labels: hides ? labels.slice(1) : labels, registrable };
}

/**
 * Returns the labels of a domain in Unicode where that is safe, and in ASCII where it is not. If UTS #46 finds an error in
 * the domain, all of them are in ASCII.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
function toReadable(domain: string): string[] {
  const ascii = domain.split(".");
  if (!domain.includes("xn--")) return ascii;
  const unicode = toUnicode(domain);
  if (!unicode.ok) return ascii;
  const labels = unicode.value.split(".");
  const tld = topLevelOf(labels);
  return labels.map((label, i) => (checkLabel(label, tld).length === 0 ? label : (ascii[i] as string)));
}

/** Returns the last label that is not empty: a domain can end in a dot. */
export function topLevelOf(labels: readonly string[]): string {
  return labels[labels.length - 1] || labels[labels.length - 2] || "";
}
