import type { Host } from "@url/host";
import { serializeHost } from "@url/host";
import { toUnicode } from "@url/idna";
import { flatten, LONG } from "@url/percent/internal";
import { orThrow } from "@url/result";
import { registrableDomain } from "@url/site";
import { checkLabel } from "../label/check.ts";
import { countLabels, labelsOf, startOfLast, topLevelOf } from "./labels.ts";

/** A host as people read it. */
export interface RenderedHost {
  readonly text: string;
  /** Where the registrable domain begins in the text, which ends with it; `null` if there is none. */
  readonly own: number | null;
}

/** Returns the host as people read it. `www` says whether a label "www" or "m" in front of the registrable domain stays. */
export function renderHost(host: Host, www: boolean): RenderedHost {
  if (host.kind !== "domain") return { text: serializeHost(host), own: null };
  const domain = orThrow(registrableDomain(host));
  const text = toReadable(host.domain);
  if (domain === null) return { text, own: null };
  const own = startOfLast(countLabels(domain), text, text.length);
  const hidden = www ? 0 : (/^(?:www|m)\./.exec(text.slice(0, own))?.[0].length ?? 0);
  return { text: text.slice(hidden), own: own - hidden };
}

/**
 * Returns a domain with its labels in Unicode where that is safe, and in ASCII where it is not. If UTS #46 finds an error in
 * the domain, all of them are in ASCII.
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
function toReadable(domain: string): string {
  if (!domain.includes("xn--")) return domain;
  const unicode = toUnicode(domain);
  if (!unicode.ok) return domain;
  const tld = topLevelOf(unicode.value);
  const ascii = labelsOf(domain);
  let done = "";
  let output = "";
  for (const { text } of labelsOf(unicode.value)) {
    const spelledOut = (ascii.next().value as { readonly text: string }).text;
    output += `${done === "" && output === "" ? "" : "."}${checkLabel(text, tld).length === 0 ? text : spelledOut}`;
    if (output.length > LONG) {
      done += flatten(output);
      output = "";
    }
  }
  return done + output;
}
