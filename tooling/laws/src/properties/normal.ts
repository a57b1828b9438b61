import fc from "fast-check";
import { itemOf } from "./urls.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = "0123456789";

const some = (units: string, minLength: number, maxLength: number) =>
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  fc.string({ unit: fc.constantFrom(...units), minLength, maxLength });

const label = fc.oneof(some(`${LETTERS}${DIGITS}-_`, 1, 8), fc.constantFrom("xn--a", "xn--fa-hia", "example"));
const lastLabel = fc.tuple(some(LETTERS, 1, 1), some(`${LETTERS}${DIGITS}-`, 0, 5)).map((parts) => parts.join(""));

// Characters that no set encodes in a component, without "%", because a pair of hex digits would make it a dot.
const PLAIN = `${LETTERS}${LETTERS.toUpperCase()}${DIGITS}-._~!$&()*+,;=:@`;
const segment = some(`${PLAIN}'[]|`, 0, 8).filter((text) => text !== "." && text !== "..");

/**
 * URLs in normal form, by a grammar and not by a parser: a special scheme other than `file`, a lowercase host that does
 * not end in a number, a port that is not the default, no dot segments, nothing to encode.
 */
export const normalURL: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("http", "https", "ws", "wss", "ftp"),
    fc.array(label, { maxLength: 3 }),
    lastLabel,
    fc.constantFrom("", "", ":1", ":8080", ":65535"),
    fc.array(segment, { minLength: 1, maxLength: 4 }),
    fc.option(some(`${PLAIN}/?[]\\^{}|\``, 0, 8), { nil: null }),
    fc.option(some(`${PLAIN}/?#'[]\\^{}|`, 0, 8), { nil: null }),
  )
  .map(([scheme, labels, last, port, segments, query, fragment]) => {
    const host = [...labels, last].join(".");
    const tail = (query === null ? "" : `?${query}`) + (fragment === null ? "" : `#${fragment}`);
    return `${scheme}://${host}${port}/${segments.join("/")}${tail}`;
  });

/**
 * A URL in normal form of which one place needs work: an absolute URL, or a reference. These are the inputs that have a
 * path of their own through the parser.
 */
export const nearlyNormalURL: fc.Arbitrary<string> = fc
  .tuple(normalURL, fc.nat(9), fc.nat(99), fc.constantFrom("", "/a/../", "/", "//"))
  .map(([text, place, choice, first]) => {
    const [, scheme, host, rest] = /^(\w+:\/\/)([^/]*)(.*)$/.exec(text) as unknown as [string, string, string, string];
    const take = (list: readonly string[]): string => list[choice % list.length]!;
    const at = choice % (rest.length + 1);
    switch (place) {
      case 0:
        return scheme + host.toUpperCase() + rest;
      case 1:
        return scheme + take(HOSTS_TO_MEND) + rest;
      case 2:
        return scheme + host.replace(/:.*/, "") + take([":80", ":443", ":", ":65535", ":65536", ":080", ":1x"]) + rest;
      case 3:
        return (
          scheme + take(["u:p@", "u@", "U.x:p@", ":p@", "u:@", "@", "u:p@q@", "80@", "a:80@", "\u00e9@"]) + host + rest
        );
      case 4:
        return scheme + host + rest.slice(1).replace(/^[^?#]*/, "");
      case 5:
        return scheme + host + rest.slice(0, at) + take(UNITS_TO_MEND) + rest.slice(at);
      case 6:
        return scheme + host + rest.replaceAll("/", take(["/./", "/../", "/%2E/", "/.%2e/", "/..", "/.a/"]));
      case 7:
        return scheme + host + rest + take(["/.", "/..", "/%2e%2E", "/...", " ", "\t", "#\u00e9", "?'"]);
      case 8:
        return (
          take(["", ".", "..", "./", "../", "../../", "../../../../", "%2e/", ".?", "..#", "x:", " "]) + rest.slice(1)
        );
      default:
        return first + rest.slice(1, 1 + at) + take(["", ...UNITS_TO_MEND]);
    }
  });

const HOSTS =
  "localhost;127.0.0.1;10.0.0.255;1.2.3.256;1.2.3.04;1.2.3;0.0.0.0;a.example;A.example;p%q;[::1;https://h/x;[::1];[::];[2001:db8::1];[1:2:3:4:5:6:7:8];[1:2:3:4:5:6::];[1:2:3::5:6:7:8];[fe80::1:0:2];[::1:2:3:4:5:6];[1::2:3:4:5:6:7];[1:2:3:4::5:6:7:8];[01::];;a b;a<b%41;a ;a^|b".split(
    ";",
  );

/**
 * URLs of all kinds that people and programs write, each part in normal form or nearly: addresses, other schemes, opaque
 * paths, a missing path, a default port, spaces around.
 */
export const everydayURL: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "", "", "", "", " ", "\n", "\0"),
    fc.constantFrom("http", "https", "ws", "ftp", "file", "HTTPS", "custom", "git+ssh", "data", "blob", "x", "pages"),
    fc.constantFrom("://", "://", "://", "://", ":", ":/", ":///", ":\\\\", "://u@", "://u:p@", "://:p@"),
    itemOf(HOSTS),
    fc.constantFrom("", "", "", ":80", ":443", ":3000", ":65535", ":65536", ":0", ":", ":8x"),
    fc.constantFrom(
      "",
      "",
      "/",
      "/a/b",
      "/..",
      "/a/./b",
      "/C|/a",
      "/a/../C|/b",
      "//x",
      "/.//x",
      "a@b.example",
      ",a b",
      " ",
      "/a\\b",
    ),
    fc.constantFrom("", "", "?", "?q='x'", "?q=1&r", "?a b", "? "),
    fc.constantFrom("", "", "#", "#f", "#a b", "#\u00e9"),
    fc.constantFrom("", "", "", "", "", " ", "\n", "\t\0"),
  )
  .map((parts) => parts.join(""));

const HOSTS_TO_MEND = [
  "EXAMPLE.com",
  "Example.DE",
  "LOCALHOST",
  "1.2.3.4",
  "127.1",
  "0X7F.1",
  "0300.0250.0.01",
  "4294967295",
  "4294967296",
  "1.2.3.4.",
  "256.1",
  "1.2.3.4.5",
  "a.08",
  "09",
  "0x",
  "[::1]",
  "[2001:DB8:0:0:0:0:0:1]",
  "[1:0:0:2::3]",
  "[::ffff:192.0.2.1]",
  "[1::2::3]",
  "[1:2]",
  "[::1",
  "b\u00fccher.example",
  "fa\u00df.de",
  "\u65e5\u672c.jp",
  "\u0660.1",
  "xn--\u00e9",
  "\ud800.x",
  "a\u00ad",
  "%61.com",
  "a b",
  "a<",
];

const UNITS_TO_MEND = [
  " ",
  "\u00e9",
  "\u{1f600}",
  "\ud800",
  '"',
  "<",
  "`",
  "{",
  "'",
  "^",
  "\\",
  "\t",
  "\n",
  "%",
  "/.",
  "\0",
  "\x7f",
];
