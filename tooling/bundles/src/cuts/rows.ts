/**
 * What each row does with a build: a script, which runs in every engine. It gets the number of its call, and no two calls one
 * after another read the same text, which a build may remember.
 */
export const ROWS: readonly (readonly [name: string, does: string])[] = [
  ["a normal URL", "(n) => new URL('https://www.example.com/path/to/page?query=1#' + n % 10).href"],
  ["a reference", "(n) => new URL('../images/picture-' + n % 10, 'https://www.example.com/path/to/page').href"],
  ["dot segments", "(n) => new URL('https://example.com/a/b/../c/./d/../../e' + n % 10).href"],
  ["spaces", "(n) => new URL('https://example.com/a path/with some spaces?and a query ' + n % 10).href"],
  ["a path beyond ASCII", "(n) => new URL('https://example.com/caf\\u00e9/\\u65e5\\u672c\\u8a9e' + n % 10).href"],
  ["capital letters in the host", "(n) => new URL('https://WWW.Example.COM/path' + n % 10).href"],
  ["IPv6", "(n) => new URL('http://[2001:db8:0:0:1:0:0:1]/path' + n % 10).href"],
  [
    "set `pathname`",
    "((url) => (n) => { url.pathname = '/a/' + n % 10; return url.href; })(new URL('https://example.com/?q#f'))",
  ],
  [
    "set `protocol`",
    "((url) => (n) => { url.protocol = n % 2 ? 'http' : 'https'; return url.href; })(new URL('https://example.com/a?q#f'))",
  ],
  ["read a form", "(n) => new URLSearchParams('a=1&name=J%C3%BCrgen+M&city=K%C3%B6ln&n=' + n % 10).get('city')"],
  [
    "write a form",
    "(n) => new URLSearchParams([['name', 'J\\u00fcrgen ' + n % 10], ['text', 'a & b = c?']]).toString()",
  ],
  [
    "`set` and `toString` by turns",
    "((params) => (n) => { params.set('page', n % 10); return params.toString(); })(new URLSearchParams('a=1&b=two&c=three&page=1'))",
  ],
];
