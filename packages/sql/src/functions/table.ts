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

/**
 * The functions, in the order of the documentation. Each engine registers this table. NULL in gives NULL out; so does a text
 * that is not a URL, except that `url_is_valid` is false and `url_error` and `url_errors` say why.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 * @example SQL_FUNCTIONS.find(({ name }) => name === "url_host")?.call("HTTP://EXAMPLE.com:80/") // → "example.com"
 */
export const SQL_FUNCTIONS: readonly SQLFunction[] = /* @__PURE__ */ makeTable();

function makeTable(): readonly SQLFunction[] {
  return [
    unary(text("url_normalize", "The URL as the URL Standard serializes it."), "url", (url) =>
      readURL(url, ({ href }) => href),
    ),
    binary(
      text(
        "url_part",
        "A part of the URL: scheme, username, password, host, port, path, query, fragment, domain (the registrable domain), suffix (the public suffix) or subdomain (what is in front of the domain).",
      ),
      ["url", "part"],
      partOf,
    ),
    unary(text("url_host", "The host; NULL if the URL has none."), "url", (url) => readURL(url, hostTextOf)),
    unary(
      text("url_site", "The site: scheme and registrable domain; NULL if the origin is opaque."),
      "url",
      siteTextOf,
    ),
    unary(
      text("url_origin", "The origin: scheme, host and port; NULL if it is opaque, because it equals no other."),
      "url",
      originOrNull,
    ),
    binary(
      text("url_param", "The decoded value of the first parameter of the query with this name."),
      ["url", "name"],
      paramOf,
    ),
    unary(
      boolean("url_is_valid", "Whether the text is a valid URL string: one without any validation error."),
      "url",
      (url) => isValidURLString(url),
    ),
    unary(text("url_error", "Why the text is not a URL, as a code; NULL if it is a URL."), "url", errorOf),
    unary(
      text(
        "url_errors",
        "The codes of all validation errors, each once, with commas between them; empty if there is none.",
      ),
      "url",
      errorsOf,
    ),
    binary(
      text("url_resolve", "The URL that a reference is on a page with the URL base."),
      ["reference", "base"],
      resolve,
    ),
    unary(
      text(
        "url_key",
        "A key for duplicates: the URL without its fragment, with its parameters in the order of their names.",
      ),
      "url",
      keyOf,
    ),
    unary(
      text("url_subdomain", "The labels in front of the registrable domain; empty if there are none."),
      "url",
      subdomainOf,
    ),
    unary(json("url_parse", "All parts that url_part knows, as a JSON object; in DuckDB a STRUCT."), "url", partsText),
    unary(
      json(
        "url_params",
        "The decoded parameters of the query, each name with an array of its values, as a JSON object; in DuckDB a MAP.",
      ),
      "url",
      paramsText,
    ),
    binary(
      text(
        "url_edit",
        "The URL with other parts, by a JSON object of them, in which null removes a part; NULL if that would be no URL.",
      ),
      ["url", "changes"],
      editText,
    ),
    unary(text("url_strip_tracking", "The URL without the parameters that only track people."), "url", stripText),
    binary(
      boolean("url_pattern_match", "Whether the URL matches a pattern of the URL Pattern Standard."),
      ["url", "pattern"],
      matchesText,
    ),
    unary(
      json(
        "url_extract",
        "The URLs of the links in a text, email addresses with mailto:, as a JSON array, which is empty if there is none; in DuckDB a list.",
      ),
      "text",
      (document) => JSON.stringify(linksIn(document)),
    ),
    unary(
      text(
        "ip_class",
        "What an IP address is for, by IANA's registries: global, private, loopback and so on; NULL if the text is not an address.",
      ),
      "address",
      ipClassOf,
    ),
  ];
}

function text(name: string, description: string): Pick<SQLFunction, "name" | "description" | "returns"> {
  return { name, description, returns: "text" };
}

function json(name: string, description: string): Pick<SQLFunction, "name" | "description" | "returns"> {
  return { name, description, returns: "json" };
}

function boolean(name: string, description: string): Pick<SQLFunction, "name" | "description" | "returns"> {
  return { name, description, returns: "boolean" };
}

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
