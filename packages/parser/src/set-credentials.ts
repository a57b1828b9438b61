import { USERINFO, utf8PercentEncode } from "@url/percent";
import { passwordOf, serializeCredentials, type URLRecord, usernameOf } from "@url/serializer";
import { cannotHaveUsernamePasswordPort } from "./credentials.ts";
import { HOST_START } from "./offsets.ts";
import { splice } from "./splice.ts";

/**
 * Sets the username, percent-encoded with the userinfo set. A URL that can have none is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-username
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setUsername(url: URLRecord, value: string): URLRecord {
  return setCredentials(url, utf8PercentEncode(value, USERINFO), passwordOf(url));
}

/**
 * Sets the password, percent-encoded with the userinfo set. A URL that can have none is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-password
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setPassword(url: URLRecord, value: string): URLRecord {
  return setCredentials(url, usernameOf(url), utf8PercentEncode(value, USERINFO));
}

function setCredentials(url: URLRecord, username: string, password: string): URLRecord {
  if (cannotHaveUsernamePasswordPort(url)) return url;
  const start = url.schemeEnd + 3;
  const credentials = serializeCredentials(username, password);
  return splice(url, start, url.hostStart, credentials, HOST_START, start + username.length);
}
