import { USERINFO, utf8PercentEncode } from "@url/percent";
import { partsOf, type URLRecord } from "@url/serializer";
import { cannotHaveUsernamePasswordPort } from "./credentials.ts";
import { rebuild } from "./setter.ts";

/**
 * Sets the username, percent-encoded with the userinfo set. A URL that can have none is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-username
 * @see https://url.spec.whatwg.org/#set-the-username
 */
export function setUsername(url: URLRecord, value: string): URLRecord {
  return setCredential(url, "username", value);
}

/**
 * Sets the password, percent-encoded with the userinfo set. A URL that can have none is given back as it is.
 * @see https://url.spec.whatwg.org/#dom-url-password
 * @see https://url.spec.whatwg.org/#set-the-password
 */
export function setPassword(url: URLRecord, value: string): URLRecord {
  return setCredential(url, "password", value);
}

function setCredential(url: URLRecord, component: "username" | "password", value: string): URLRecord {
  if (cannotHaveUsernamePasswordPort(url)) return url;
  const parts = partsOf(url);
  parts[component] = utf8PercentEncode(value, USERINFO);
  return rebuild(url, parts);
}
