import { parseURL, type URLLike } from "@url/parser";
import { expectURLRecord, textOf, textOfURL } from "@url/parser/internal";
import { C0_CONTROL, extend, type PercentEncodeSet } from "@url/percent";
import { encodeText } from "@url/percent/internal";
import { expectBoolean, expectFunction, expectOptions, expectText, type OptionChecks } from "@url/result/internal";
import { pathOf, schemeOf, type URLRecord } from "@url/serializer";
import { isSpecialScheme } from "@url/serializer/internal";
import { expectSafeSchemes, expectSchemes } from "../schemes.ts";

/** Which links of a document may stay. */
export interface LinkPolicyOptions {
  /** The schemes that are allowed. The default is `http`, `https`, `mailto` and `tel`. One that runs code is an error. */
  readonly schemes?: readonly string[] | undefined;
  /** The URL of the document. With it, links become absolute, and references need its scheme among the schemes. */
  readonly base?: URLLike | undefined;
  /** False if a link needs a scheme. The default is true: references such as `a.html`, `#top` and `//host/a` are allowed. */
  readonly references?: boolean | undefined;
  /** True if a `data:` URL of a GIF, PNG, JPEG, WebP or AVIF picture is allowed. The default is false. */
  readonly dataImages?: boolean | undefined;
  /** Returns true for a URL that must not be linked, such as one of which `findSpoofs` of `@url/display` warns. */
  readonly refuse?: ((url: URLRecord) => boolean) | undefined;
}

/** The two functions that Markdown and HTML sanitizers ask about a link. They have the names of those of markdown-it. */
export interface LinkPolicy {
  /** Returns true if a browser that follows the link gets a URL that is allowed. */
  validateLink(link: string): boolean;
  /**
   * Returns the link as it should stand in an `href`: the URL that a browser would follow, or, without `base`, a reference in ASCII
   * that leads to the same URL. What is not a URL stays as it is.
   */
  normalizeLink(link: string): string;
}

/**
 * Creates functions that judge links by the parser of browsers, which ignores tabs, newlines and what surrounds a URL: so
 * `java\nscript:` is `javascript:` here too. Pass text that a parser of HTML or Markdown has decoded.
 * @throws TypeError for an option of the wrong type, RangeError for a wrong value
 * @example createLinkPolicy().validateLink("\u0001java\nscript:alert(1)") // → false
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function createLinkPolicy(options: LinkPolicyOptions = {}): LinkPolicy {
  expectOptions(options, "createLinkPolicy", OPTIONS);
  const { references = true, dataImages = false, refuse } = options;
  const schemes = new Set(options.schemes ?? ["http", "https", "mailto", "tel"]);
  const base = options.base === undefined ? undefined : expectURLRecord(options.base, "createLinkPolicy", "base");

  return {
    validateLink(link) {
      expectText(link, "validateLink", "link");
      const found = readLink(link, base);
      if (found === null) return false;
      const { url, isReference } = found;
      const scheme = schemeOf(url);
      const isAllowed = isReference
        ? references && (base === undefined ? !SCHEME.test(textOfURL(link, undefined)) : schemes.has(scheme))
        : schemes.has(scheme) || (dataImages && isPicture(scheme, url));
      return isAllowed && !(refuse?.(url) ?? false);
    },
    normalizeLink(link) {
      expectText(link, "normalizeLink", "link");
      const found = readLink(link, base);
      if (found === null) return link;
      const isAbsolute = base !== undefined || !found.isReference;
      return isAbsolute ? found.url.href : encodeText(textOfURL(link, undefined), IN_REFERENCE);
    },
  };
}

interface FoundLink {
  /** What a browser follows, on a page that has `base`, or on any page. */
  readonly url: URLRecord;
  /** True if the page decides where the link leads. */
  readonly isReference: boolean;
}

function readLink(link: string, base: URLRecord | undefined): FoundLink | null {
  const alone = parseURL(link);
  const result = parseURL(link, { base: base ?? pageOf(alone.ok ? schemeOf(alone.value) : "https") });
  if (!result.ok) return null;
  return { url: result.value, isReference: !alone.ok || alone.value.href !== result.value.href };
}

/** Returns a page on which a link with this scheme can be a reference. */
function pageOf(scheme: string): string {
  return `${isSpecialScheme(scheme) ? scheme : "https"}://document.invalid/`;
}

function isPicture(scheme: string, url: URLRecord): boolean {
  return scheme === "data" && /^image\/(?:gif|png|jpeg|webp|avif)[;,]/i.test(pathOf(url));
}

/** `https:a` is a reference on pages with the same scheme, and on others the URL `https://a/`, or an error: without `base`, it is not allowed. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** What every part of a reference may have encoded without leading to another URL. */
const IN_REFERENCE: PercentEncodeSet = /* @__PURE__ */ extend(C0_CONTROL, ' "<>');

const OPTIONS: OptionChecks<LinkPolicyOptions> = {
  schemes(value, where, name) {
    expectSchemes(value, where, name);
    expectSafeSchemes(value, where, name);
  },
  base: textOf,
  references: expectBoolean,
  dataImages: expectBoolean,
  refuse: expectFunction,
};
