import type { URLRecord } from "@url/serializer";
import { expectRecord, type LocatedURL } from "@url/serializer/internal";

/**
 * Returns true if `url` can have neither a username, nor a password, nor a port: its host is null or empty, or its
 * scheme is `file`.
 * @throws TypeError if `url` is not a record
 * @example cannotHaveUsernamePasswordPort(orThrow(parseURL("file:///a"))) // → true
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveUsernamePasswordPort(url: URLRecord): boolean {
  return cannotHave(expectRecord(url, "cannotHaveUsernamePasswordPort"));
}

/** Why a setter of one of the three leaves such a URL as it is. */
export const CANNOT_HAVE = "cannot-have-username-password-port";

/** The same without the check. */
export function cannotHave(url: LocatedURL): boolean {
  return url.hostStart === url.hostEnd || url.scheme === "file";
}
