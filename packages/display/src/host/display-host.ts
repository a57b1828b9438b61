import type { HostLike, HostLikeError } from "@url/parser";
import { readHost } from "@url/parser/internal";
import type { Result } from "@url/result";
import { elide } from "../url/elide.ts";
import { join } from "../url/join.ts";
import { type DisplayHostOptions, expectHostOptions } from "../url/options.ts";
import type { Displayed } from "../url/text.ts";
import { renderHost } from "./render.ts";

/**
 * Returns a host as text for people, and the parts of that text; `null` for a URL without a host. Each label of a domain is
 * in Unicode if that is safe, and in Punycode if not. Fails for text that is neither a host nor a URL.
 * @throws TypeError if `host` is not a host in any form, or for an option of the wrong type, RangeError for a wrong value
 * @example orThrow(displayHost("xn--80ak6aa92e.com"))?.text // → "xn--80ak6aa92e.com"
 * @see https://url.spec.whatwg.org/#url-rendering-i18n
 */
export function displayHost(host: HostLike, options?: DisplayHostOptions): Result<Displayed | null, HostLikeError> {
  expectHostOptions(options);
  const read = readHost(host, "displayHost");
  if (!read.ok) return read;
  if (read.value === null) return { ok: true, value: null };
  const { www = true, direction = "isolate" } = options ?? {};
  const pieces = elide([], renderHost(read.value, www), [], [], { most: Infinity, measure: () => 0 });
  return { ok: true, value: join(pieces, direction) };
}
