import { platformHref } from "@url/host/internal";
import { flagOf } from "@url/result/internal";

/** What {@link isPlatformExact} asks. */
export interface PlatformExactOptions {
  /**
   * True leaves out the questions about domains that are not ASCII, which only an engine with the same version of Unicode can
   * answer. The default is false.
   */
  readonly asciiDomains?: boolean | undefined;
}

/**
 * Returns true if the platform's own `URL` parses as the Standard says: if it answers a list of questions, one for each
 * way in which an engine is known to differ. So it says whether the platform tier of this package, which asks that `URL`,
 * is exact where the program runs. Which domains that are not ASCII are valid depends on the engine's version of Unicode:
 * an engine that is exact for all other input returns true with the option `asciiDomains`.
 * @throws TypeError for a wrong option
 * @example if (!isPlatformExact({ asciiDomains: true })) console.warn("URLs are parsed as this engine parses them")
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function isPlatformExact(options?: PlatformExactOptions): boolean {
  const isASCII = flagOf(options, "asciiDomains", "isPlatformExact");
  const questions = isASCII ? QUESTIONS : QUESTIONS.concat(DOMAIN_QUESTIONS);
  try {
    return questions.every(([href, input, base]) => platformHref(input, base) === href);
  } catch {
    return false; // There is no `URL`.
  }
}

type Question = readonly [href: string | null, input: string, base?: string];

/** What the Standard returns for an input and a base. The comments name engines that differ. */
export const QUESTIONS: readonly Question[] = [
  // Every engine that works.
  ["https://a/b%20c?d#e", "../b c?d#e", "HTTPS://A:443/./x/y"],
  // An ASCII domain is only lowercased: Node 22, Deno, Bun, WebKit, Firefox.
  ["https://xn--a/", "https://XN--a/"],
  // Code points that hosts may and may not contain: Firefox, Chromium.
  ['https://"/', 'https://"/'],
  ["https://*/", "https://*/"],
  [null, "https://a b"],
  // Addresses: Firefox, Chromium, WebKit and Bun.
  ["https://0.0.0.0/", "https://0.0x"],
  [null, "a://[::01.2.3.4]"],
  [null, "a://[1::2:]"],
  // Percent-encode sets, and what "\" means in URLs that are not special: Node 22, Deno, Chromium, Bun.
  ["a://'%7C@b/%2e\\c|%5E?'", "a://'|@b/%2e\\c|^?'"],
  ["a://b/\\\\c", "\\\\c", "a://b"],
  // Dot segments: Node 22, Deno; and a path that looks like a host: Chromium.
  ["a://b/", "a://b/c/../.."],
  ["a:/.b/c", "a:/.b/./c"],
  ["a:/.//b#c", "#c", "a:/.//b"],
  // Opaque paths: Node 22, Deno, Chromium, Firefox.
  ["a:b %20#c", "a:b  #c"],
  [null, "b#c", "mailto:a"],
  // What comes from a base: Node 22; Deno.
  ["https://a/?", "", "https://a/?"],
  ["https://b/", "///b", "https://a/"],
  // Files: Node 22, Deno, Chromium, Firefox.
  ["file://h/C:/", "C|/..", "file://h/a/b"],
  ["file:///b", "file:///C:a/../b"],
  ["file:////a", "\\/localhost//a", "file://h/"],
  ["file:///a/c", "file:c", "file:///a/b"],
  // Schemes that are known for something else: Chromium, Firefox.
  ["data:a#b", "data:a#\tb"],
  ["blob:/a?b%20c", "blob:/./a?b c"],
  // U+0000: Firefox.
  ["https://a/?#%00b", "?#\0b", "https://a/"],
];

/** The same for domains that are not ASCII. */
export const DOMAIN_QUESTIONS: readonly Question[] = [
  // The mappings of Unicode 16: Node 22, Bun, WebKit; and "<" with an overlay: Chromium.
  ["https://xn--zca.xn--gdh/", "https://\u1e9e.<\u0338"],
  // A character of Unicode 18: every engine of 2026.
  ["https://xn--d47r/", "https://\u{3d000}"],
  // The Bidi rule is for all labels of a domain, if one is written from right to left: Node, Deno, Chromium.
  [null, "https://0a.\u05d0"],
];
