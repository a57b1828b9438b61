import { USERINFO, utf8PercentEncode } from "@url/percent";
import { expectStruct, type URLRecord } from "./url-record.ts";

/**
 * Returns true if the path of `url` is opaque: one string, not a list of segments.
 * @throws TypeError if `url` is not a record of this package
 * @example hasAnOpaquePath(parseURL("mailto:user@example.com")!) // → true
 * @see https://url.spec.whatwg.org/#url-opaque-path
 */
export function hasAnOpaquePath(url: URLRecord): boolean {
  return typeof expectStruct(url, "hasAnOpaquePath").path === "string";
}

/**
 * Returns true if `url` can have neither a username, nor a password, nor a port.
 * @throws TypeError if `url` is not a record of this package
 * @example cannotHaveAUsernamePasswordPort(parseURL("file:///a")!) // → true
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveAUsernamePasswordPort(url: URLRecord): boolean {
  const { host, scheme } = expectStruct(url, "cannotHaveAUsernamePasswordPort");
  return host === null || host === "" || scheme === "file";
}

/**
 * Sets the username in place, percent-encoded. Check {@link cannotHaveAUsernamePasswordPort} first.
 * @throws TypeError if `url` is not a record of this package
 * @example setTheUsername(parseURL("https://example.com/")!, "a@b") // → undefined
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setTheUsername(url: URLRecord, username: string): void {
  expectStruct(url, "setTheUsername").username = utf8PercentEncode(`${username}`, USERINFO);
}

/**
 * Sets the password in place, percent-encoded. Check {@link cannotHaveAUsernamePasswordPort} first.
 * @throws TypeError if `url` is not a record of this package
 * @example setThePassword(parseURL("https://example.com/")!, "a:b") // → undefined
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setThePassword(url: URLRecord, password: string): void {
  expectStruct(url, "setThePassword").password = utf8PercentEncode(`${password}`, USERINFO);
}
