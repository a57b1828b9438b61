import { type Attribute, defineAttributes, LOCATION_ATTRIBUTES } from "@url/html/internal";
import { C0_CONTROL, extend, type PercentEncodeSet, utf8PercentEncode } from "@url/percent";
import { expectFunction, expectObject, expectOneOf, expectText } from "@url/result/internal";
import { withoutDelimiter } from "@url/serializer/internal";
import { NOT_IN_PATH, NOT_IN_QUERY } from "./escape.ts";
import { isAbsoluteURL, isAuthorityBasedURL, isHierarchicalURL } from "./kinds.ts";
import { type HTML5URL, isLiteral, parse } from "./parse.ts";

/** The seven URL decomposition IDL attributes. */
export type DecompositionAttribute = Exclude<Attribute, "username" | "password">;

/** An object with the seven attributes. */
export type HTML5Decomposition = { [Name in DecompositionAttribute]: string };

/** What an interface with the seven attributes defines. */
export interface DecompositionHost {
  /** Returns the input. */
  getInput(): string;
  /** Performs the common setter action with the new output. */
  setInput(output: string): void;
}

/**
 * Creates an object with a complement of URL decomposition IDL attributes.
 * @throws TypeError if `host` lacks `getInput` or `setInput`
 * @example decomposition({ getInput: () => "http://h:81/", setInput() {} }).port // → "81"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#url-decomposition-idl-attributes
 */
export function decomposition(host: DecompositionHost): HTML5Decomposition {
  expectObject(host, "decomposition", "host");
  expectFunction(host.getInput, "decomposition", "getInput");
  expectFunction(host.setInput, "decomposition", "setInput");
  return defineAttributes(
    {} as HTML5Decomposition,
    LOCATION_ATTRIBUTES,
    (_, name) => getAttribute(`${host.getInput()}`, name as DecompositionAttribute),
    (_, name, value) => host.setInput(setAttribute(`${host.getInput()}`, name as DecompositionAttribute, value)),
  );
}

/**
 * Returns what an attribute shows of an input: "" if the input is not an absolute URL, or does not meet the getter
 * condition.
 * @throws TypeError if `input` is not a string; TypeError or RangeError if `name` is not one of the seven attributes
 * @example getAttribute("http://example.com/?", "search") // → "?"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#url-decomposition-idl-attributes
 */
export function getAttribute(input: string, name: DecompositionAttribute): string {
  expectOneOf(name, LOCATION_ATTRIBUTES, "getAttribute", "name");
  expectText(input, "getAttribute", "input");
  const url = parse(input);
  return url.ok && isAbsoluteURL(input) && GETTER_CONDITIONS[name](input, url.value) ? GETTERS[name](url.value) : "";
}

/**
 * Returns the input after an attribute was set; the input itself if the setter condition is not met.
 * @throws TypeError if `input` or `value` is not a string; TypeError or RangeError if `name` is not one of the seven attributes
 * @example setAttribute("http://example.com/", "port", "0081x") // → "http://example.com:81/"
 * @see https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#url-decomposition-idl-attributes
 */
export function setAttribute(input: string, name: DecompositionAttribute, value: string): string {
  expectOneOf(name, LOCATION_ATTRIBUTES, "setAttribute", "name");
  expectText(input, "setAttribute", "input");
  expectText(value, "setAttribute", "value");
  const url = parse(input);
  const escaped = PREPROCESSORS[name](value);
  const isSet = url.ok && isAbsoluteURL(input) && SETTER_CONDITIONS[name](input, escaped);
  return isSet ? REPLACERS[name](url.value, escaped) : input;
}

type PerAttribute<Function> = Readonly<Record<DecompositionAttribute, Function>>;

const GETTER_CONDITIONS: PerAttribute<(input: string, url: HTML5URL) => boolean> = {
  protocol: () => true,
  host: isAuthorityBasedURL,
  hostname: isAuthorityBasedURL,
  port: (input, { port }) => port !== null && isAuthorityBasedURL(input),
  pathname: isHierarchicalURL,
  search: (input, { query }) => query !== null && isHierarchicalURL(input),
  hash: (_, { fragment }) => !!fragment,
};

/** Each returns prefix, component and suffix. */
const GETTERS: PerAttribute<(url: HTML5URL) => string> = {
  protocol: ({ scheme }) => `${scheme}:`,
  host: ({ hostport }) => hostport!,
  hostname: ({ host }) => host!,
  port: ({ port }) => port!,
  // After an authority, an empty path is "/" (RFC 3986, section 6.2.3), as in the second table of the section.
  pathname: ({ path }) => path || "/",
  search: ({ query }) => `?${query}`,
  hash: ({ fragment }) => `#${fragment}`,
};

/** The setter preprocessors. They also escape what is not valid in the component. */
const PREPROCESSORS: PerAttribute<(value: string) => string> = {
  protocol: (value) => utf8PercentEncode(value.slice(0, endWithout(value, ":")), NOT_IN_SCHEME),
  host: (value) => escapeHost(value, NOT_IN_HOSTPORT),
  hostname: (value) => escapeHost(value.replace(/^\/+/, ""), NOT_IN_HOST),
  port: (value) => /^\d*/.exec(value)![0].replace(/^0+/, "") || "0",
  pathname: (value) => utf8PercentEncode(value.startsWith("/") ? value : `/${value}`, NOT_IN_PATH),
  search: (value) => utf8PercentEncode(withoutDelimiter(value, "?") ?? "", NOT_IN_QUERY),
  hash: (value) => utf8PercentEncode(withoutDelimiter(value, "#") ?? "", NOT_IN_QUERY),
};

const SETTER_CONDITIONS: PerAttribute<(input: string, value: string) => boolean> = {
  protocol: (_, value) => value !== "",
  host: (input, value) => value !== "" && isAuthorityBasedURL(input),
  hostname: (input, value) => value !== "" && isAuthorityBasedURL(input),
  port: (input, value) => Number(value) <= 65535 && isAuthorityBasedURL(input),
  pathname: isHierarchicalURL,
  search: isHierarchicalURL,
  hash: () => true,
};

/** Each returns the URL with the component replaced. Its prefix character is written whatever the new value is. */
const REPLACERS: PerAttribute<(url: HTML5URL, value: string) => string> = {
  protocol: ({ text, ranges }, value) => splice(text, 0, ranges.schemeEnd - 1, value),
  // Replaces the port too, even the scheme's default: a port that is left out is the default one.
  host: ({ text, ranges }, value) => splice(text, ranges.hostStart, ranges.pathStart, value),
  hostname: ({ text, ranges }, value) => splice(text, ranges.hostStart, ranges.hostEnd, value),
  port: ({ text, ranges }, value) => splice(text, ranges.hostEnd, ranges.pathStart, `:${value}`),
  pathname: ({ text, ranges }, value) => splice(text, ranges.pathStart, ranges.queryStart, value),
  search: ({ text, ranges }, value) => splice(text, ranges.queryStart, ranges.fragmentStart, `?${value}`),
  hash: ({ text, ranges }, value) => splice(text, ranges.fragmentStart, text.length, `#${value}`),
};

function splice(text: string, start: number, end: number, value: string): string {
  return text.slice(0, start) + value + text.slice(end);
}

/** Returns where `text` ends if each `character` at its end is left out. */
function endWithout(text: string, character: string): number {
  let end = text.length;
  while (text.charAt(end - 1) === character) end--;
  return end;
}

/** Escapes a host. An address in brackets stays, whatever follows it. */
function escapeHost(value: string, set: PercentEncodeSet): string {
  const end = value.indexOf("]") + 1;
  const literal = isLiteral(value.slice(0, end)) ? value.slice(0, end) : "";
  return literal + utf8PercentEncode(value.slice(literal.length), set);
}

const NOT_IN_HOSTPORT: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_PATH, "/@");
const NOT_IN_HOST: PercentEncodeSet = /* @__PURE__ */ extend(NOT_IN_HOSTPORT, ":");
const NOT_IN_SCHEME: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, " !\"#$%&'()*,/:;<=>?@[\\]^_`{|}~");
