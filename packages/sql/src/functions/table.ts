import { compareKey } from "@url/edit";
import { originTextOf, parseURL } from "@url/parser";
import { hostTextOf } from "@url/serializer";
import { serializeSite, siteOf } from "@url/site";
import { isValidURLString } from "@url/validator";
import { editText, stripText } from "./edit.ts";
import { errorOf, errorsOf } from "./errors.ts";
import { ipClassOf } from "./ip-class.ts";
import { linksIn } from "./links.ts";
import { matchesText } from "./match.ts";
import { paramsText, partsText } from "./nested.ts";
import { paramOf } from "./param.ts";
import { partOf, subdomainOf } from "./part.ts";
import { readURL } from "./record.ts";
import { binary, type SQLFunction, unary } from "./sql-function.ts";

export const urlNormalize: SQLFunction = /* @__PURE__ */ unary(
  { name: "url_normalize", description: "The URL as the URL Standard serializes it.", returns: "text" },
  "url",
  (url) => readURL(url, ({ href }) => href),
);

export const urlPart: SQLFunction = /* @__PURE__ */ binary(
  {
    name: "url_part",
    description:
      "A part of the URL: scheme, username, password, host, port, path, query, fragment, domain (the registrable domain), suffix (the public suffix) or subdomain (what is in front of the domain).",
    returns: "text",
  },
  ["url", "part"],
  partOf,
);

export const urlHost: SQLFunction = /* @__PURE__ */ unary(
  { name: "url_host", description: "The host; NULL if the URL has none.", returns: "text" },
  "url",
  (url) => readURL(url, hostTextOf),
);

export const urlSite: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_site",
    description: "The site: scheme and registrable domain; NULL if the origin is opaque.",
    returns: "text",
  },
  "url",
  siteTextOf,
);

export const urlOrigin: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_origin",
    description: "The origin: scheme, host and port; NULL if it is opaque, because it equals no other.",
    returns: "text",
  },
  "url",
  originOrNull,
);

export const urlParam: SQLFunction = /* @__PURE__ */ binary(
  {
    name: "url_param",
    description: "The decoded value of the first parameter of the query with this name.",
    returns: "text",
  },
  ["url", "name"],
  paramOf,
);

export const urlIsValid: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_is_valid",
    description: "Whether the text is a valid URL string: one without any validation error.",
    returns: "boolean",
  },
  "url",
  (url) => isValidURLString(url),
);

export const urlError: SQLFunction = /* @__PURE__ */ unary(
  { name: "url_error", description: "Why the text is not a URL, as a code; NULL if it is a URL.", returns: "text" },
  "url",
  errorOf,
);

export const urlErrors: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_errors",
    description: "The codes of all validation errors, each once, with commas between them; empty if there is none.",
    returns: "text",
  },
  "url",
  errorsOf,
);

export const urlResolve: SQLFunction = /* @__PURE__ */ binary(
  { name: "url_resolve", description: "The URL that a reference means on a page whose URL is base.", returns: "text" },
  ["reference", "base"],
  resolve,
);

export const urlKey: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_key",
    description: "A key for duplicates: the URL without its fragment, with its parameters in the order of their names.",
    returns: "text",
  },
  "url",
  keyOf,
);

export const urlSubdomain: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_subdomain",
    description: "The labels in front of the registrable domain; empty if there are none.",
    returns: "text",
  },
  "url",
  subdomainOf,
);

export const urlParse: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_parse",
    description: "All parts that url_part knows, as a JSON object; in DuckDB a STRUCT.",
    returns: "json",
  },
  "url",
  partsText,
);

export const urlParams: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_params",
    description:
      "The decoded parameters of the query, each name with an array of its values, as a JSON object; in DuckDB a MAP.",
    returns: "json",
  },
  "url",
  paramsText,
);

export const urlEdit: SQLFunction = /* @__PURE__ */ binary(
  {
    name: "url_edit",
    description:
      "The URL with other parts, by a JSON object of them, in which null removes a part; NULL if the result is not a URL.",
    returns: "text",
  },
  ["url", "changes"],
  editText,
);

export const urlStripTracking: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_strip_tracking",
    description: "The URL without the parameters that only track people.",
    returns: "text",
  },
  "url",
  stripText,
);

export const urlPatternMatch: SQLFunction = /* @__PURE__ */ binary(
  {
    name: "url_pattern_match",
    description: "Whether the URL matches a pattern of the URL Pattern Standard.",
    returns: "boolean",
  },
  ["url", "pattern"],
  matchesText,
);

export const urlExtract: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "url_extract",
    description:
      "The URLs of the links in a text, email addresses with mailto:, as a JSON array, which is empty if there is none; in DuckDB a list.",
    returns: "json",
  },
  "text",
  (document) => JSON.stringify(linksIn(document)),
);

export const ipClass: SQLFunction = /* @__PURE__ */ unary(
  {
    name: "ip_class",
    description:
      "What an IP address is for, by IANA's registries: global, private, loopback and so on; NULL if the text is not an address.",
    returns: "text",
  },
  "address",
  ipClassOf,
);

/**
 * The functions, in the order of the documentation. Each engine registers this table. NULL in gives NULL out; so does a text
 * that is not a URL, except that `url_is_valid` is false and `url_error` and `url_errors` say why.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 * @example SQL_FUNCTIONS.find(({ name }) => name === "url_host")?.call("HTTP://EXAMPLE.com:80/") // → "example.com"
 */
export const SQL_FUNCTIONS: readonly SQLFunction[] = [
  urlNormalize,
  urlPart,
  urlHost,
  urlSite,
  urlOrigin,
  urlParam,
  urlIsValid,
  urlError,
  urlErrors,
  urlResolve,
  urlKey,
  urlSubdomain,
  urlParse,
  urlParams,
  urlEdit,
  urlStripTracking,
  urlPatternMatch,
  urlExtract,
  ipClass,
];

function siteTextOf(url: string): string | null {
  const site = siteOf(url);
  return !site.ok || site.value.kind === "opaque" ? null : serializeSite(site.value);
}

function originOrNull(url: string): string | null {
  const origin = readURL(url, originTextOf);
  return origin === "null" ? null : origin;
}

function resolve(reference: string, base: string): string | null {
  const parsed = parseURL(reference, { base });
  return parsed.ok ? parsed.value.href : null;
}

function keyOf(url: string): string | null {
  const key = compareKey(url, { fragment: false, queryOrder: false });
  return key.ok ? key.value : null;
}
