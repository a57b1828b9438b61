import { compareKey } from "@url/edit";
import { findLinks, parseLink } from "@url/links";
import { originTextOf, parseURL } from "@url/parser";
import { hostTextOf } from "@url/serializer";
import { serializeSite, siteOf } from "@url/site";
import { isValidURLString } from "@url/validator";
import { errorOf, errorsOf } from "./errors.ts";
import { ipClassOf } from "./ip-class.ts";
import { paramOf } from "./param.ts";
import { partOf } from "./part.ts";
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
        "A part of the URL: scheme, username, password, host, port, path, query, fragment, domain (the registrable domain) or suffix (the public suffix).",
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
      text(
        "url_extract",
        "The URLs of the links in a text, email addresses with mailto:, as a JSON array; an empty one if there is none.",
      ),
      "text",
      linksOf,
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

/** Returns the URLs of the links in a text, in their order, as JSON, which every engine can unnest. */
function linksOf(document: string): string {
  const hrefs: string[] = [];
  for (const link of findLinks(document)) {
    const parsed = parseLink(link);
    if (parsed.ok) hrefs.push(parsed.value.href);
  }
  return JSON.stringify(hrefs);
}
