import { expect, test } from "vitest";
import { type DecompositionAttribute, decomposition, getAttribute, setAttribute } from "../src/html5/index.ts";

const SEVEN = ["protocol", "host", "hostname", "port", "pathname", "search", "hash"] as const;

// The two tables at the end of HTML5, section 2.6.6.
// @id html/getattribute-search
test.each([
  ["http://example.com/", ""],
  ["http://example.com/?", "?"],
  ["http://example.com/?test", "?test"],
  ["http://example.com/?test#", "?test"],
])("getAttribute: the search of %s is %j", (input, expected) => {
  expect(getAttribute(input, "search")).toBe(expected);
});

// @id html/getattribute-seven-attributes
test.each([
  ["http://example.com/carrot#question%3f", "http:", "example.com", "example.com", "", "/carrot", "", "#question%3f"],
  ["https://www.example.com:4443?", "https:", "www.example.com:4443", "www.example.com", "4443", "/", "?", ""],
])("getAttribute: the seven attributes of %s", (input, ...expected) => {
  expect(SEVEN.map((name) => getAttribute(input, name))).toEqual(expected);
});

// Getter conditions.
test.each([
  ["mailto:a?b#c", "mailto:", "", "", "", "", "", "#c"],
  ["x:/a?b#", "x:", "", "", "", "/a", "?b", ""],
  ["http://h:/", "http:", "h", "h", "", "/", "", ""],
  ["http://h:80/", "http:", "h", "h", "80", "/", "", ""],
  ["/relative?b#c", "", "", "", "", "", "", ""],
  ["http://a:b/", "", "", "", "", "", "", ""],
  ["http:no-host", "", "", "", "", "", "", ""],
])("getAttribute: the seven attributes of %s", (input, ...expected) => {
  expect(SEVEN.map((name) => getAttribute(input, name))).toEqual(expected);
});

// Preprocessors, escaping, setter conditions, and prefix characters.
// @id html/setattribute-returns
test.each<[string, DecompositionAttribute, string, string]>([
  ["http://h/", "protocol", "https::", "https://h/"],
  ["http://h/", "protocol", ":", "http://h/"],
  ["x:a", "protocol", "y", "y:a"],
  ["http://h/", "host", "g:81", "http://g:81/"],
  ["http://h:81/p", "host", "g", "http://g/p"],
  ["http://h:80/p", "host", "g:81", "http://g:81/p"],
  ["http://u@h/", "host", "a/b@c", "http://u@a%2Fb%40c/"],
  ["http://h/", "host", "[::1]:81", "http://[::1]:81/"],
  ["http://h/", "host", "", "http://h/"],
  ["x:/h", "host", "g", "x:/h"],
  ["http://h:81/", "hostname", "//g", "http://g:81/"],
  ["http://h:81/", "hostname", "[::1]", "http://[::1]:81/"],
  ["http://h/", "hostname", "g:81", "http://g%3A81/"],
  ["http://h/", "hostname", "//", "http://h/"],
  ["http://h/", "port", "0081x2", "http://h:81/"],
  ["http://h:81/", "port", "", "http://h:0/"],
  ["http://h/", "port", "65535", "http://h:65535/"],
  ["http://h/", "port", "65536", "http://h/"],
  ["mailto:a", "port", "81", "mailto:a"],
  ["http://h/a?b", "pathname", "c d?é%z", "http://h/c%20d%3F%C3%A9%z?b"],
  ["http://h?b", "pathname", "", "http://h/?b"],
  ["mailto:a", "pathname", "b", "mailto:a"],
  ["http://h/", "search", "??a#b", "http://h/??a%23b"],
  ["http://h/?a#f", "search", "", "http://h/?#f"],
  ["mailto:a", "search", "b", "mailto:a"],
  ["http://h/", "hash", "##a b", "http://h/#%23a%20b"],
  ["mailto:a#b", "hash", "", "mailto:a#"],
  ["relative", "hash", "a", "relative"],
  ["  http://h/ ", "hash", "a", "http://h/#a"],
  ["  http://h/ ", "port", "65536", "  http://h/ "],
])("setAttribute: %s: %s = %j returns %s", (input, name, value, expected) => {
  expect(setAttribute(input, name, value)).toBe(expected);
});

// @id html/decomposition-calls-common-setter-action
test("decomposition: calls the common setter action for each setter", () => {
  let input = "http://h/";
  const actions: string[] = [];
  const link = decomposition({
    getInput: () => input,
    setInput: (output) => {
      input = output;
      actions.push(output);
    },
  });
  link.port = "81";
  link.port = "65536";
  link.hash = "f";
  expect(actions).toEqual(["http://h:81/", "http://h:81/", "http://h:81/#f"]);
  expect(Object.fromEntries(SEVEN.map((name) => [name, link[name]]))).toEqual({ ...link });
  expect(link.host).toBe("h:81");
});
