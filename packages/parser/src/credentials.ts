import { hasCredentials, schemeOf, type URLRecord } from "@url/serializer";

/**
 * Has `url` a username or a password?
 * @see https://url.spec.whatwg.org/#include-credentials
 */
export function includesCredentials(url: URLRecord): boolean {
  return hasCredentials(url);
}

/**
 * Is `url` one that can have neither username nor password nor port: no host, the empty host, or `file`?
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 */
export function cannotHaveUsernamePasswordPort(url: URLRecord): boolean {
  return url.hostStart === url.hostEnd || schemeOf(url) === "file";
}
