import { isSpecialScheme } from "@url/serializer/internal";

/**
 * Returns the scheme that a misspelled one stands for: `http`, `https`, `ftp` or `file` with one letter missing, one too
 * many, one wrong or two exchanged, or without its first letters; `null` for anything else, and for a registered scheme.
 * @see https://www.iana.org/assignments/uri-schemes/uri-schemes.xhtml
 */
export function correctScheme(word: string): string | null {
  const name = word.toLowerCase();
  if (isSpecialScheme(name)) return name;
  if (REGISTERED.includes(name)) return null;
  const cut = CUT.get(name);
  if (cut !== undefined) return cut;
  // `htps` and `httsp` are as near to `http`, but nobody types an "s" for it.
  const byLetter = name.includes("s") ? ["https", "http"] : ["http", "https"];
  return byLetter.find((scheme) => isOneEditAway(name, scheme)) ?? null;
}

/** The registered schemes that are that near. */
const REGISTERED = ["cttps", "dhttp", "pttp", "shttp", "tttps"];

/**
 * Schemes of which the first letters are missing, as after a careless selection ("p" and "s" could be anything), or are in
 * another order, or are replaced so that nobody follows the link.
 */
const CUT: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["tp", "http"],
  ["tps", "https"],
  ["ps", "https"],
  ["hppt", "http"],
  ["hppts", "https"],
  ["hxxp", "http"],
  ["hxxps", "https"],
  ["ile", "file"],
  ["le", "file"],
]);

/** Returns true if one insertion, deletion, replacement or exchange of neighbors makes `b` of `a`. */
function isOneEditAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const from = a.slice(start, a.length - end);
  const to = b.slice(start, b.length - end);
  const isExchange = from.length === 2 && from[0] === to[1] && from[1] === to[0];
  return (from.length <= 1 && to.length <= 1) || isExchange;
}
