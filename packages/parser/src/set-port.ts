import { type LocatedURL, schemeOf } from "@url/serializer/internal";
import { setCleanPort, splice } from "#fast";
import { CANNOT_HAVE, cannotHave } from "./cannot-have.ts";
import { PATH_START } from "./offsets.ts";
import { findDigitsEnd, readPort } from "./port.ts";
import { type Reject, type SetterOptions, type SetterResult, set } from "./setter.ts";
import { textOfValue } from "./source.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the port to the digits that `value` starts with; "" removes it, and so does the scheme's default port.
 * Fails with `cannot-have-username-password-port`, `port-missing` or `port-out-of-range`.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setPort(orThrow(parseURL("https://a:81/")), "443")).href // → "https://a/"
 * @see https://url.spec.whatwg.org/#dom-url-port
 * @see https://url.spec.whatwg.org/#port-state
 */
export function setPort(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setPort", url, value, editPort, options);
}

/** `setPort` without its options. */
export function editPort(url: LocatedURL, value: string, report?: Steps, reject?: Reject): LocatedURL {
  const clean = report === undefined ? setCleanPort(url, value) : undefined;
  if (clean !== undefined) return clean;
  if (cannotHave(url)) {
    reject?.(CANNOT_HAVE);
    return url;
  }
  const text = textOfValue(value, report);
  const port = value === "" ? "" : readPort(schemeOf(url), text, 0, findDigitsEnd(text, 0, text.length), report);
  if (typeof port === "string") return splice(url, url.hostEnd, url.pathStart, port, PATH_START);
  reject?.(port?.code ?? "port-missing", port?.start, port?.end);
  return url;
}
