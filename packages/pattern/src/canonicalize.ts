import {
  canonicalizeURL,
  editFragment,
  editHostname,
  editPassword,
  editPath,
  editPort,
  editQuery,
  editUsername,
} from "@url/parser/internal";
import {
  defaultPort,
  fragmentOf,
  hostnameOf,
  isSpecialScheme,
  type LocatedURL,
  locate,
  passwordOf,
  pathOf,
  portTextOf,
  queryOf,
  usernameOf,
} from "@url/serializer/internal";

/** Why a text cannot be a component: the error of the URL parser. */
export interface Reason {
  readonly reason: string;
}

/**
 * Writes a text in the form that it has in a URL. It is called for each piece of fixed text of a pattern, and for a whole component where an
 * object is matched.
 * @see https://urlpattern.spec.whatwg.org/#encoding-callback
 */
export type Canonicalize = (value: string) => string | Reason;

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol */
export const canonicalizeProtocol: Canonicalize = (value) => {
  if (value === "" || isSpecialScheme(value)) return value;
  const href = canonicalizeURL(`${value}://dummy.invalid/`);
  return typeof href === "string" ? href.slice(0, href.indexOf(":")) : { reason: href.code };
};

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-username */
export const canonicalizeUsername: Canonicalize = (value) => usernameOf(editUsername(DUMMY, value));

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-password */
export const canonicalizePassword: Canonicalize = (value) => passwordOf(editPassword(DUMMY, value));

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname */
export const canonicalizeHostname: Canonicalize = (value) => {
  if (value === "") return "";
  let refused: Reason | undefined;
  const url = editHostname(DUMMY, value, undefined, (reason) => {
    refused = { reason };
  });
  return refused ?? hostnameOf(url);
};

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-an-ipv6-hostname */
export const canonicalizeIPv6Hostname: Canonicalize = (value) =>
  /^[\da-f[\]:]*$/i.test(value) ? value.toLowerCase() : { reason: "IPv6-invalid-code-point" };

/**
 * Only with `protocol` is there a default port to leave out. The Standard's text has one without it too, that of its dummy
 * URL, so that the pattern "443*" would be "*"; web-platform-tests and every engine have none.
 * @see https://urlpattern.spec.whatwg.org/#canonicalize-a-port
 */
export const canonicalizePort = (value: string, protocol = ""): string | Reason => {
  if (value === "") return "";
  // The setter rejects every port of a `file` URL, and the Standard's step none: any scheme without a default port does.
  const scheme = defaultPort(protocol) === null ? "a" : protocol;
  let refused: Reason | undefined;
  const url = editPort(locate(`${scheme}://dummy.invalid/`), value, undefined, (reason) => {
    refused = { reason };
  });
  return refused ?? portTextOf(url);
};

/**
 * A piece that does not start with a slash must not get one, and its first dots must not become a dot segment: "/-" is put before it.
 * @see https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname
 */
export const canonicalizePathname: Canonicalize = (value) => {
  if (value === "") return "";
  return value[0] === "/" ? pathOf(editPath(DUMMY, value)) : pathOf(editPath(DUMMY, `/-${value}`)).slice(2);
};

/**
 * Only a "?" or "#" ends an opaque path, and a space before it is percent-encoded.
 * @see https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname
 */
export const canonicalizeOpaquePathname: Canonicalize = (value) => {
  const text = value.replace(/[\t\n\r]/g, "");
  const end = text.search(/[?#]|$/);
  // The dots keep a slash at the start and spaces at the end what they are.
  const path = (canonicalizeURL(`a:.${text.slice(0, end)}.`) as string).slice("a:.".length, -1);
  return end < text.length ? path.replace(/ $/, "%20") : path;
};

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-search */
export const canonicalizeSearch: Canonicalize = (value) => queryOf(editQuery(DUMMY, value)) ?? "";

/** @see https://urlpattern.spec.whatwg.org/#canonicalize-a-hash */
export const canonicalizeHash: Canonicalize = (value) => fragmentOf(editFragment(DUMMY, value)) ?? "";

/**
 * The URL of which one component is set.
 * @see https://urlpattern.spec.whatwg.org/#create-a-dummy-url
 */
const DUMMY: LocatedURL = /* @__PURE__ */ locate("https://dummy.invalid/");
