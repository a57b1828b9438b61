/** Why an answer differs. `questions` match questions; the first reason that matches counts. */
export interface Reason {
  readonly why: string;
  readonly questions: RegExp;
}

/** The reasons for each package, in the order in which the pages of docs/migrating have them. */
export const REASONS: Readonly<Record<string, readonly Reason[]>> = {
  ufo: [
    {
      why: "A slash is that of the path. Without `respectQueryAndFragment`, ufo looks for it at the end of the query or the fragment.",
      questions: /^with(?:out)?TrailingSlash\("\w+\/?[?#][^"]+"\)$/,
    },
    {
      why: "An empty text, `#` and `#abc` have the path of their base (`depends-on-base`), and `undefined` is not a URL. ufo answers `/`, `#` or `#abc`.",
      questions: /^with(?:out)?TrailingSlash\((?:"#?(?:abc)?"(?:, true)?)?\)$/,
    },
    {
      why: "`..` never removes what is above the reference: `../a` and `../b` are `../b`, and `/a` with any number of `..` stays at the root. ufo answers `b`, and `../d`.",
      questions: /^joinRelativeURL\("(?:\.\.\/a|\/a", "\.\.\/\.\.\/\.\.\/d)/,
    },
    {
      why: "`undefined` leaves a name alone, and `null` removes it. ufo removes it for `undefined`, and writes a name without `=` for `null`.",
      questions: /^withQuery\("[^"]*", \{(?:"foo":null)?\}\)$/,
    },
    {
      why: 'A text without a scheme is a path or a reference, and not a host: "foo.bar.com" gets no scheme. A `file` URL without a host does not become another.',
      questions: /^with(?:Https?|Protocol)\("(?:foo\.bar\.com|example\.com|\/\/example\.com|:\/\/example\.com|file:)/,
    },
    {
      why: 'A "%" without two hex digits after it stays, as the Standard leaves it.',
      questions: /^normalizeURL\("\/%c?"\)$/,
    },
    {
      why: "`sameURL` compares URLs: a leading slash and percent-encoding do not make another URL at the base that was given.",
      questions: /^isEqual\(.*\{"(?:leadingSlash|encoding)":true\}\)$/,
    },
    { why: "A query has no host to remove, and keeps meaning the path of its base.", questions: /^withoutHost\("\?/ },
  ],
  "url-join": [
    {
      why: "A scheme and a host are not parts of a path: use `fromParts`. `file:/a` has no host, and url-join makes one of the first name.",
      questions: /^urlJoin\("(?:https?:(?:\/\/)?|file:\/?|file:example\.org)", /,
    },
    {
      why: "`//` in a path names something else than `/`, so slashes inside of a part stay.",
      questions: /^urlJoin\("(?:file:\/\/\/", "\/\/|http:\/\/example\.org", "a\/\/)/,
    },
    {
      why: 'A part is a path, a query or a fragment, and "?" or "#" inside of a path is encoded. `#!` is a fragment.',
      questions: /^urlJoin\("[^"]*", "(?:#!"|\/foo\/bar[?#]")/,
    },
    { why: "What is not text is rejected when it is joined, and not before.", questions: /^urlJoin\(true\)$/ },
  ],
  "query-string": [
    {
      why: "There is no `skipEmptyString`: leave such values out, or remove them with `deleteWhere`.",
      questions: /skipEmptyString/,
    },
  ],
  "URI.js relativeTo": [
    {
      why: "`//` in a path is not `/`: ours resolves to `/foo//bar/bat`, and that of URI.js to `/foo/bar/bat`.",
      questions: /^relativeTo\("\/foo\/\/bar\/bat"/,
    },
  ],
  "URI.js equals": [
    { why: "The order of values of one name counts, because servers read it.", questions: /hello=mars&hello=world/ },
  ],
};
