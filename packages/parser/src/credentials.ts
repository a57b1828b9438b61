import { schemeOf, type URLRecord } from "@url/serializer";

/**
 * Has `url` a username or a password?
 * @see https://url.spec.whatwg.org/#include-credentials
 */
export function includesCredentials(url: URLRecord): boolean {
  // Only then there is an "@" between the username's end and the host.
  return url.hostStart > url.usernameEnd;
}

/**
 * Is `url` one that can have neither username nor password nor port: no host, the empty host, or `file`?
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveUsernamePasswordPort(url: URLRecord): boolean {
  return url.hostStart === url.hostEnd || schemeOf(url) === "file";
}
