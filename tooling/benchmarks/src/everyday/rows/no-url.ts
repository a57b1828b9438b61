import { accepts, canParse, catchError, parseOrNull, parseWithoutClass } from "../operations.ts";
import { code, type EverydayRow, rowsOf } from "../row.ts";

type Kind = readonly [key: string, from: string, ...texts: string[]];

/** Text that is not a URL, as forms, logs and configurations have it. */
const NO_URL: readonly Kind[] = [
  ["word", "forms", "nope", "example", "hello world"],
  ["empty", "forms", "", " "],
  ["path", "routers", "/a", "/api/users", "/index.html"],
  ["relative", "links", "./a", "../b/c.js", "a/b"],
  ["domain", "forms", "example.com", "www.example.org/path", "a.example?x=1"],
  ["no-scheme", "links", "//example.com/", "://example.com", "//cdn.example.com/a.js"],
  ["no-host", "forms", "http://", "https://", "http:///"],
  ["space-in-host", "forms", "http://a b", "https://exam ple.com/", "http://my site/"],
  ["bad-port", "configuration", "http://a:99999/", "http://localhost:port/", "https://example.com:80a/"],
  ["open-bracket", "forms", "http://[::1", "http://[2001:db8::", "http://[fe80::1/"],
  ["bad-ipv6", "configuration", "http://[::g]/", "http://[1:2:3]/", "http://[fe80::1%25eth0]/"],
  ["bad-ipv4", "forms", "http://1.2.3.256/", "http://300.1.1.1/", "http://1.2.3.4.5/"],
  ["bad-host", "attacks", "http://a<b/", "https://exa|mple.com/", "http://a^b.example/"],
  ["several-hosts", "database clients", "mongodb://a:27017,b:27017/db", "redis://a:1,b:2,c:3"],
  ["typed", "forms that check at each key", "h", "http", "https:", "https:/", "https://", "ht", "http:", "https"],
];

/** A URL that is accepted, beside those that are not. */
const URLS: readonly Kind[] = [
  ["link", "forms", "https://example.com/", "https://www.example.org/path?x=1", "https://a.example/b#c"],
  ["ipv4-port", "configuration", "http://127.0.0.1:3000/", "http://10.0.0.1:8080/", "http://192.168.1.1/"],
  ["localhost", "configuration", "http://localhost:3000", "http://localhost", "http://localhost:8080/api"],
  ["mailto", "links", "mailto:a@b.example", "mailto:me@example.com"],
  ["postgres", "configuration", "postgres://user:pass@localhost:5432/app", "redis://localhost:6379/0"],
];

/** The kinds of other rows that have a row without a class too. */
const WITHOUT_CLASS: readonly Kind[] = [
  ["link", "crawlers", "https://example.com/a/b?c=1", "https://www.example.org/", "https://a.example/x.html"],
  ["ipv4-port", "access logs", "http://127.0.0.1:3000/", "http://10.0.0.1:8080/x", "http://192.168.1.23/"],
  ["ipv6-loopback", "access logs", "http://[::1]:3000/", "http://[::1]:8080/x"],
  ["localhost", "test suites", "http://localhost", "http://localhost:3000/", "http://localhost:8080/a"],
  ["no-path", "configuration", "https://a.example", "https://example.com", "https://www.example.org"],
  ["no-path-query", "links in mails", "https://a.example?x", "https://example.com?ref=mail"],
  ["default-port", "configuration", "https://a.example:443", "http://example.com:80"],
  ["data", "pages", "data:text/plain,hello", "data:,a"],
  ["mailto", "links", "mailto:a@b.example", "mailto:me@example.com"],
  ["custom-host", "applications", "custom://host/path", "myapp://profile/42"],
  ["file", "modules", "file:///home/user/project/src/index.js", "file:///tmp/a.txt"],
  ["dot-segments", "templates", "https://a.example/a/../b", "https://example.com/x/../y"],
  ["words-in-path", "encyclopedias", "https://a.example/日本語", "https://de.example.org/wiki/Straße"],
];

/** Whether a text is a URL: `canParse`, `parse`, a constructor that throws, and `parseURL` without a class. */
export const noURLRows: readonly EverydayRow<string>[] = [
  ...rowsOf(canParse, (text) => `\`URL.canParse\`: ${code(text)}`, withPrefix("can-parse", [...NO_URL, ...URLS])),
  ...rowsOf(
    parseOrNull,
    (text) => `\`URL.parse\`: ${code(text)}`,
    withPrefix("parse", [...NO_URL.slice(0, 3), NO_URL[6]!, URLS[0]!]),
  ),
  ...rowsOf(
    catchError,
    (text) => `\`new URL\` throws: ${code(text)}`,
    withPrefix("throws", [NO_URL[0]!, NO_URL[2]!, NO_URL[4]!, NO_URL[8]!]),
  ),
  ...rowsOf(
    accepts,
    (text) => `\`parseURL\` fails: ${code(text)}`,
    withPrefix(
      "parse-url-fails",
      [0, 2, 4, 6, 7, 8, 11].map((index) => NO_URL[index]!),
    ),
  ),
  ...rowsOf(parseWithoutClass, (text) => `\`parseURL\`: ${code(text)}`, withPrefix("parse-url", WITHOUT_CLASS)),
];

function withPrefix(prefix: string, kinds: readonly Kind[]): Kind[] {
  return kinds.map(([key, ...rest]): Kind => [`${prefix}-${key}`, ...rest]);
}
