import type { Host } from "@url/host";
import { textOfHost } from "@url/host/internal";
import { elide } from "../url/elide.ts";
import { join } from "../url/join.ts";
import { type DisplayHostOptions, expectHostOptions } from "../url/options.ts";
import type { Displayed } from "../url/text.ts";
import { renderHost } from "./render.ts";

/**
 * Returns a host as text for people, and the parts of that text. Each label of a domain is in Unicode if that is safe, and in
 * Punycode if not.
 * @throws TypeError if `host` is not a `Host`, or for an option of the wrong type, RangeError for a wrong value
 * @example displayHost(orThrow(parseHost("xn--80ak6aa92e.com"))).text // → "xn--80ak6aa92e.com"
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
export function displayHost(host: Host, options?: DisplayHostOptions): Displayed {
  // It checks every field of the host.
  textOfHost(host, "displayHost", "host");
  expectHostOptions(options);
  const { www = true, direction = "isolate" } = options ?? {};
  return join(elide([], renderHost(host, www), [], [], { most: Infinity, measure: () => 0 }), direction);
}
