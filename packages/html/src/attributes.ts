import {
  type Edit,
  editHash,
  editHost,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editScheme,
  editSearch,
  editUsername,
  queryEncoder,
  type Reject,
} from "@url/parser/internal";
import type { Encoder } from "@url/percent";
import {
  hashOf,
  hostAndPortOf,
  hostnameOf,
  type LocatedURL,
  passwordOf,
  pathOf,
  portTextOf,
  protocolOf,
  searchOf,
  usernameOf,
} from "@url/serializer/internal";
import type { Attribute } from "./members.ts";

/** Returns what an attribute shows of `url`. */
export function getAttribute(url: LocatedURL, attribute: Attribute): string {
  return GETTERS[attribute](url);
}

/**
 * Returns the URL after an attribute was set: `url` itself if the value was rejected. Returns `null` if the URL cannot
 * have the component at all. There the setters of HTML end; after a rejected value they continue and write the URL back.
 * @see https://html.spec.whatwg.org/#api-for-hyperlink-elements
 */
export function setAttribute(
  url: LocatedURL,
  attribute: Attribute,
  value: string,
  encoding: Encoder | undefined,
): LocatedURL | null {
  let canHave = true;
  const record = SETTERS[attribute](url, value, encoding, (code) => {
    canHave = !/^(?:opaque-path|cannot-have-username-password-port)$/.test(code);
  });
  return canHave ? record : null;
}

const GETTERS: Readonly<Record<Attribute, (url: LocatedURL) => string>> = {
  protocol: protocolOf,
  username: usernameOf,
  password: passwordOf,
  host: hostAndPortOf,
  hostname: hostnameOf,
  port: portTextOf,
  pathname: pathOf,
  search: searchOf,
  hash: hashOf,
};

type Set = (url: LocatedURL, value: string, encoding: Encoder | undefined, reject: Reject) => LocatedURL;

const SETTERS: Readonly<Record<Attribute, Set>> = {
  protocol: /* @__PURE__ */ withoutReport(editScheme),
  username: /* @__PURE__ */ withoutReport(editUsername),
  password: /* @__PURE__ */ withoutReport(editPassword),
  host: /* @__PURE__ */ withoutReport(editHost),
  hostname: /* @__PURE__ */ withoutReport(editHostname),
  port: /* @__PURE__ */ withoutReport(editPort),
  pathname: /* @__PURE__ */ withoutReport(editPath),
  search: (url, value, encoding) => editSearch(url, value, queryEncoder(encoding)),
  hash: (url, value) => editHash(url, value),
};

function withoutReport(edit: Edit): Set {
  return (url, value, _encoding, reject) => edit(url, value, undefined, reject);
}
