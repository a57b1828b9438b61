import { percentDecode, utf8DecodeWithoutBOM } from "@url/percent";
import { hasOpaquePath, isSpecialScheme, pathOf, queryOf, rangesOf, schemeOf, type URLRecord } from "@url/serializer";

/** One parse with both implementations: `base` is canonical, and null is failure in the results. */
export interface Comparison {
  readonly input: string;
  readonly base: URLRecord | undefined;
  readonly ours: URLRecord | null;
  readonly node: string | null;
}

/** A way in which a released Node differs from today's Standard, and the sentence of the Standard that decides it. */
export interface Difference {
  readonly name: string;
  /** The Standard's words. */
  readonly sentence: string;
  readonly see: string;
  readonly example: { readonly input: string; readonly base?: string; readonly href: string | null };
  readonly applies: (comparison: Comparison) => boolean;
}

const STANDARD = "https://url.spec.whatwg.org/";

/** Node 20 and 22 have all of these, 24 and 26 the first two. A difference that none of them explains is an error. */
export const NODE_DIFFERENCES: readonly Difference[] = [
  {
    name: "a domain that is not ASCII: the tables of Unicode 18, and the Bidi rule for every label of a Bidi domain",
    sentence: "Set result to the result of running domain parser ToASCII with domain and false.",
    see: `${STANDARD}#concept-domain-to-ascii`,
    example: { input: "https://0a.\u05d0/", href: null },
    applies: ({ input, base, ours, node }) =>
      /[^\0-\x7f]/.test(decoded(input, base)) && host(ours?.href) !== host(node),
  },
  {
    name: "a domain that is ASCII is only lowercased",
    sentence: "If domain is an ASCII string, then set result to domain, lowercased.",
    see: `${STANDARD}#concept-domain-to-ascii`,
    example: { input: "https://xn--A/", href: "https://xn--a/" },
    // If Node rejects the base, it rejects every input.
    applies: ({ base, ours, node }) =>
      node === null && [ours, base].some((url) => host(url?.href)?.includes("xn--") === true),
  },
  {
    name: "^ is in the path percent-encode set",
    sentence:
      "The path percent-encode set is a percent-encode set consisting of the query percent-encode set and U+003F (?), U+005E (^), U+0060 (`), U+007B ({), and U+007D (}).",
    see: `${STANDARD}#path-percent-encode-set`,
    example: { input: "https://h/^", href: "https://h/%5E" },
    applies: ({ ours, node }) => ours !== null && node !== null && alike(ours.href, node),
  },
  {
    name: "an opaque path does not end in a raw space",
    sentence: 'If remaining starts with U+003F (?) or U+0023 (#), then append "%20" to url’s path.',
    see: `${STANDARD}#cannot-be-a-base-url-path-state`,
    example: { input: "foo:a  #b", href: "foo:a %20#b" },
    applies: ({ ours, node }) =>
      ours !== null && node !== null && hasOpaquePath(ours) && alike(ours.href.replace(/%20(?=[?#])/, " "), node),
  },
  {
    name: "only a fragment resolves against an opaque path",
    sentence:
      "If base is null, or base has an opaque path and c is not U+0023 (#), missing-scheme-non-relative-URL validation error, return failure.",
    see: `${STANDARD}#no-scheme-state`,
    example: { input: "a#x", base: "mailto:b", href: null },
    applies: ({ input, base, ours }) =>
      ours === null && base !== undefined && hasOpaquePath(base) && input.includes("#"),
  },
  {
    name: "a double-dot segment at the end leaves the empty segment",
    sentence:
      "If neither c is U+002F (/), nor url is special and c is U+005C (\\), append the empty string to url’s path.",
    see: `${STANDARD}#path-state`,
    example: { input: "foo://h/a/../..", href: "foo://h/" },
    applies: ({ ours, node }) => {
      if (ours === null || node === null || isSpecialScheme(schemeOf(ours)) || pathOf(ours) !== "/") return false;
      const { path } = rangesOf(ours);
      return ours.href.slice(0, path.start) + ours.href.slice(path.end) === node;
    },
  },
  {
    name: "a Windows drive letter is two code points, no more",
    sentence:
      "A Windows drive letter is two code points, of which the first is an ASCII alpha and the second is either U+003A (:) or U+007C (|).",
    see: `${STANDARD}#windows-drive-letter`,
    example: { input: "file:///C:a/../b", href: "file:///b" },
    applies: ({ ours, node }) =>
      ours !== null && node !== null && schemeOf(ours) === "file" && /^file:\/\/[^/]*\/[A-Za-z][:|][^/?#]/.test(node),
  },
  {
    name: "an empty query of the base is a query",
    sentence: "Set url’s path to a clone of base’s path, and url’s query to base’s query.",
    see: `${STANDARD}#relative-state`,
    example: { input: "", base: "https://h/?", href: "https://h/?" },
    applies: ({ ours, node, base }) =>
      ours !== null &&
      node !== null &&
      base !== undefined &&
      queryOf(base) === "" &&
      alike(ours.href.replace("?", ""), node),
  },
  {
    name: "a single-dot segment is dropped, whatever stands before it",
    sentence: "Otherwise, if buffer is not a single-dot URL path segment, then: […] Append buffer to url’s path.",
    see: `${STANDARD}#path-state`,
    example: { input: "foo:/.a/./b", href: "foo:/.a/b" },
    applies: ({ ours, node }) =>
      ours !== null &&
      node !== null &&
      /\/\.[^/?#]*\/(?:[^?#]*\/)?\.{1,2}(?:[/?#]|$)/.test(node.replace(/^[^:]*:\/\.\/\//, "")),
  },
];

function decoded(input: string, base: URLRecord | undefined): string {
  return utf8DecodeWithoutBOM(percentDecode(input + (base?.href ?? "")));
}

/** Returns true if the two differ only in `^`, which can occur together with another difference. */
function alike(a: string, b: string): boolean {
  return a.replaceAll("%5E", "^") === b.replaceAll("%5E", "^");
}

function host(href: string | null | undefined): string | null {
  return href == null ? null : (/^[^:]*:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(href)?.[1] ?? null);
}
