import { USERINFO, utf8PercentEncode } from "@url/percent";
import type { URLRecord } from "./url-record.ts";

/** @see https://url.spec.whatwg.org/#url-opaque-path */
export function hasAnOpaquePath(url: URLRecord): boolean {
  return typeof url.path === "string";
}

/** @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
export function cannotHaveAUsernamePasswordPort(url: URLRecord): boolean {
  return url.host === null || url.host === "" || url.scheme === "file";
}

/**
 * Sets the username, percent-encoded. Whether the URL can have one is the caller's to ask.
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setTheUsername(url: URLRecord, username: string): void {
  url.username = utf8PercentEncode(username, USERINFO);
}

/** @see https://url.spec.whatwg.org/#set-the-password */
export function setThePassword(url: URLRecord, password: string): void {
  url.password = utf8PercentEncode(password, USERINFO);
}
