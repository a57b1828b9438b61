import { type LocatedURL, passwordOf, serializeCredentials, usernameOf } from "@url/serializer/internal";
import { encodeUserinfo } from "#engine";
import { splice } from "#fast";
import { CANNOT_HAVE, cannotHave } from "./cannot-have.ts";
import { HOST_START } from "./offsets.ts";
import { type Reject, type SetterOptions, type SetterResult, set } from "./setter.ts";
import type { Steps } from "./steps.ts";
import type { URLLike } from "./url-like.ts";

/**
 * Sets the username, percent-encoded with the userinfo set. Fails with `cannot-have-username-password-port`.
 * The Standard has no validation error here, so the option `report` is never called.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setUsername(orThrow(parseURL("https://a/")), "user")).href // → "https://user@a/"
 * @see https://url.spec.whatwg.org/#dom-url-username
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setUsername(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setUsername", url, value, editUsername, options);
}

/**
 * Sets the password, percent-encoded with the userinfo set. Fails with `cannot-have-username-password-port`.
 * The Standard has no validation error here, so the option `report` is never called.
 * @throws TypeError if `url` is not a URL in any form
 * @example orThrow(setPassword(orThrow(parseURL("https://a/")), "p@ss")).href // → "https://:p%40ss@a/"
 * @see https://url.spec.whatwg.org/#dom-url-password
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setPassword(url: URLLike, value: string, options?: SetterOptions): SetterResult {
  return set("setPassword", url, value, editPassword, options);
}

/** `setUsername` without its options. */
export function editUsername(url: LocatedURL, value: string, _?: Steps, reject?: Reject): LocatedURL {
  return editCredentials(url, encodeUserinfo(value), passwordOf(url), reject);
}

/** `setPassword` without its options. */
export function editPassword(url: LocatedURL, value: string, _?: Steps, reject?: Reject): LocatedURL {
  return editCredentials(url, usernameOf(url), encodeUserinfo(value), reject);
}

function editCredentials(url: LocatedURL, username: string, password: string, reject: Reject | undefined): LocatedURL {
  if (cannotHave(url)) {
    reject?.(CANNOT_HAVE);
    return url;
  }
  const start = url.scheme.length + 3;
  const credentials = serializeCredentials(username, password);
  return splice(url, start, url.hostStart, credentials, HOST_START, start + username.length);
}
