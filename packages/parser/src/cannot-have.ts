import { type LocatedURL, schemeOf } from "@url/serializer/internal";

/**
 * Returns true if the URL can have neither a username, nor a password, nor a port: its host is null or empty, or its
 * scheme is `file`.
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveUsernamePasswordPort(url: LocatedURL): boolean {
  return url.hostStart === url.hostEnd || schemeOf(url) === "file";
}
