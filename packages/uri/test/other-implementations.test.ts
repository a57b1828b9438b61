import fastURI from "fast-uri";
import * as uriJS from "uri-js";
import { expect, test } from "vitest";
import { normalize, parseURI, resolveURI } from "../src/index.ts";

const uris = [
  "http://example.com/a/./b/../c",
  "HTTP://ABC.com/%7Esmith/home.html",
  "http://abc.com:80/~smith/home.html",
  "uri://user:pass@example.com:123/one/two.three?q1=a1&q2=a2#body",
  "http://10.10.10.10.example.com/en/process",
  "//10.10.10.10",
  "//[2001:db8::7]",
  "#f",
  "?q",
  "mailto:chris@example.com",
  "urn:foo:a123,456",
  "ws://example.com/foo?bar=baz",
];

test.each(uris)("uri-js parses %s as we do", (text) => {
  const ours = parseURI(text);
  const theirs = uriJS.parse(text);
  const scheme = ours.scheme?.toLowerCase();
  // mailto, urn and ws have parts of their own there.
  expect({ scheme, query: ours.query ?? undefined, fragment: ours.fragment ?? undefined }).toEqual({
    scheme: theirs.scheme,
    query: theirs.query ?? (scheme === "ws" ? "bar=baz" : undefined),
    fragment: theirs.fragment,
  });
  if (ours.host !== null) expect(ours.host.replace(/[[\]]/g, "").toLowerCase()).toBe(theirs.host);
});

// RFC 3986, section 5.4: the base and the references, resolved by three
const references =
  "g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g ../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x g#s/../x".split(
    " ",
  );

test.each(references)("uri-js and fast-uri resolveURI %s as we do", (reference) => {
  const base = "uri://a/b/c/d;p?q";
  const ours = resolveURI(reference, base);
  expect(uriJS.resolve(base, reference)).toBe(ours);
  expect(fastURI.resolve(base, reference)).toBe(ours);
});

test.each(uris.slice(0, 6))("uri-js and fast-uri normalize %s as we do", (text) => {
  const ours = normalize(text, "scheme");
  // For a reference without a scheme both leave the path empty, as we do.
  expect(uriJS.normalize(text)).toBe(ours);
  expect(fastURI.normalize(text)).toBe(ours);
});
