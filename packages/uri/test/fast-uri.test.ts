import fc from "fast-check";
import fastURI from "fast-uri";
import { expect, test } from "vitest";
import { parseURI } from "../src/index.ts";
import { type URIComponent, uriResolver } from "../src/json-schema/index.ts";

/**
 * Where fast-uri 4 writes another text for the same components: by the sentence of the RFC that settles it. In every
 * case the components stay apart on both sides; fast-uri also normalizes, and we do that when a text is parsed or resolved.
 */
test.each<[string, URIComponent, string, string]>([
  // RFC 3986, section 2.1: "URI producers and normalizers should use uppercase hexadecimal digits".
  ["a triplet that was given keeps its case", { scheme: "x", path: "/%2f" }, "x:/%2f", "x:/%2F"],
  // Section 6.2.2.2: triplets of unreserved characters "should be decoded" by normalization.
  ["a triplet in a name stays", { scheme: "x", host: "%41" }, "x://%41", "x://A"],
  // Section 6.2.2.3: dot segments are "intended for use within relative references and are removed" by resolution.
  ["dot segments stay", { scheme: "x", host: "h", path: "/a/../b" }, "x://h/a/../b", "x://h/b"],
  // Section 6.2.3: "an empty path should be normalized to a path of "/"", and the scheme's own port elided.
  ["the scheme has no rules", { scheme: "http", host: "h", port: 80 }, "http://h:80", "http://h/"],
  // RFC 4291, section 2.2: the decimal form is another text of the same address; RFC 5952, section 4, wants one text.
  ["IPv4 in IPv6", { scheme: "x", host: "::ffff:1.2.3.4" }, "x://[::ffff:102:304]", "x://[::ffff:1.2.3.4]"],
  // RFC 3986, section 6.2.2.1: only "scheme and host are case-insensitive and therefore should be normalized".
  ["a future literal keeps its case", { scheme: "x", host: "[V1.A]" }, "x://[V1.A]", "x://[v1.a]"],
  // Section 4.2: such a segment "cannot be used as the first segment of a relative-path reference".
  ["an empty scheme counts as absent, also for the path", { scheme: "", path: "a:b" }, "a%3Ab", "a:b"],
])("%s", (_, component, ours, theirs) => {
  expect(uriResolver.serialize(component)).toBe(ours);
  expect(fastURI.serialize(component)).toBe(theirs);
});

const text = fc
  .array(
    fc.constantFrom(..."aZ09-._~:/?#[]@!$&'()*+,;=%^|\\ \u00fc\ud800\u{1f4a9}", "%41", "%2f", "%2F", "%zz", "//"),
    {
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join(""));
const host = fc.oneof(
  text,
  fc.constantFrom("::1", "[::1]", "0:0:0:0:0:0:0:1", "[1:2::8]", "1:2:3:4:5:6:7:8", "::", "1::2::3", "[::1", "::1]"),
  fc.constantFrom("fe80::1%eth0", "[fe80::1%25eth0]", "fe80::1%25", "::1%", "[v1.a:b]", "[v1]", "1.2.3.4", "256.1.1.1"),
  fc.tuple(fc.constantFrom("::1", "[::1]", "[v1.a]"), text).map((parts) => parts.join("")),
);
/** `npm test` tries a part of the inputs: see docs/testing.md. */
const RUNS = Math.ceil(20_000 * Number(process.env.PROPERTY_RUNS ?? 1));
const scheme = fc.constantFrom("x", "X+y", "http", "HTTPS", "", "a b", "1", "x:", "x/");
const port = fc.oneof(
  fc.constantFrom("", "80", "443", "1", "080", "-1", "8 ", "1/"),
  fc.constantFrom(80, 443, 0, -1, 1.5),
);
const component: fc.Arbitrary<URIComponent> = fc.record(
  { scheme, userinfo: text, host, port, path: text, query: text, fragment: text },
  { requiredKeys: [] },
);

test("serialize: returns what fast-uri returns, except for the differences above", () => {
  fc.assert(
    fc.property(component, (given) => {
      const ours = attempt(() => upperTriplets(uriResolver.serialize(asNormalizedBefore(given))));
      // With `absolutePath`, fast-uri leaves dot segments where they are.
      const theirs = attempt(() => upperTriplets(fastURI.serialize(withoutEmptyScheme(given), { absolutePath: true })));
      expect(ours).toBe(theirs);
    }),
    { numRuns: RUNS, seed: 20260702 },
  );
});

test("serialize: the result parses to the components that were passed", () => {
  fc.assert(
    fc.property(component, (given) => {
      const built = attempt(() => uriResolver.serialize(given));
      if (built === TypeError) return;
      const read = componentsOf(built as string);
      const { scheme = "", userinfo, host, port, path = "", query, fragment } = given;
      const hasAuthority = userinfo !== undefined || host !== undefined || port !== undefined;
      expect(read.scheme ?? "").toBe(scheme);
      expect(decode(read.userinfo)).toBe(decode(userinfo));
      expect(read.host !== undefined).toBe(hasAuthority);
      if (!read.host?.startsWith("[")) expect(decode(read.host ?? "")).toBe(decode(host ?? ""));
      expect(read.port).toBe(port?.toString());
      expect(decode(read.path)).toBe(decode(hasAuthority && /^[^/]/.test(path) ? `/${path}` : path));
      expect(decode(read.query)).toBe(decode(query));
      expect(decode(read.fragment)).toBe(decode(fragment));
      // And no more happens the second time.
      expect(uriResolver.serialize(read)).toBe(built);
    }),
    { numRuns: RUNS, seed: 20260702 },
  );
});

/** The components as they are in the text: `parse` of the resolver normalizes them. */
function componentsOf(uri: string): URIComponent {
  const { scheme, userinfo, host, port, path, query, fragment } = parseURI(uri);
  const entries = Object.entries({ scheme, userinfo, host, port, path, query, fragment });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

const word = fc.constantFrom(
  ...["http:", "HTTPS:", "urn:", "x:", "1:", "//", "/", "\\", "a", "Example.com", "@", "[", "]", "[::1]", "[::g]"],
  ...["%41", "%zz", "%", "?", "#", " ", "\t", "80", ":99999", "\u00fc", "..", "isbn:"],
);

test("parse: has an error where fast-uri has one, except for what encoding repairs and for one URN", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const uri = words.join("");
      // RFC 8141, section 2: a namespace has two characters or more, and the name does not begin with "/".
      if (/^urn:/i.test(uri)) return;
      expect(uriResolver.parse(uri).error !== undefined, uri).toBe(fastURI.parse(uri).error !== undefined);
    }),
    { numRuns: RUNS, seed: 20261124 },
  );
});

const spelling = fc
  .record({
    scheme: fc.constantFrom("http:", "HTTP:", "x:"),
    host: fc.constantFrom("//[::1]", "//[0:0::1]", "//[0:0:0:0:0:0:0:1]", "//[::0001]", "//h", "//H", "//%68"),
    port: fc.constantFrom("", ":", ":80", ":1"),
    path: fc.constantFrom("", "/", "/a", "/%61", "/b/../a", "/./a", "/%2F", "/%2f", "//"),
    tail: fc.constantFrom("", "?", "?%7e", "?~", "#"),
  })
  .map((parts) => Object.values(parts).join(""));

// RFC 3986, section 6.2.3: "In general, a URI that uses the generic syntax for authority with an empty path should be
// normalized to a path of "/"", and the same of an empty port. fast-uri does so for the schemes that it knows.
test("equal: treats an empty port and an empty path alike in every scheme", () => {
  expect([uriResolver.equal("x://h:", "x://h/"), fastURI.equal("x://h:", "x://h/")]).toEqual([true, false]);
});

// Section 3.2.2: reg-name = *( unreserved / pct-encoded / sub-delims ). fast-uri asks the URL Standard about http.
test("equal: accepts percent-encoded bytes in a name in every scheme", () => {
  expect([uriResolver.equal("http://h%2F/", "http://h%2F/"), fastURI.equal("http://h%2F/", "http://h%2F/")]).toEqual([
    true,
    false,
  ]);
});

test("equal: returns what fast-uri returns, except for these two differences", () => {
  const known = (uri: string) =>
    uri.replace(/^(x:\/\/(?:\[.*\]|[^[:/?#]*)):(?!\d)/, "$1").replace(/^(x:\/\/[^/?#]*)(?!\/)(?=[?#]|$)/, "$1/");
  fc.assert(
    fc.property(spelling, spelling, (a, b) => {
      expect(uriResolver.equal(a, b), `${a} ${b}`).toBe(fastURI.equal(known(a), known(b)));
    }),
    { numRuns: RUNS, seed: 20260702 },
  );
});

/** What fast-uri normalizes of the components before it encodes them: the differences of name, scheme and literal. */
function asNormalizedBefore(given: URIComponent): URIComponent {
  const result = { ...given };
  const rules = new Map([
    ["http", 80],
    ["https", 443],
  ]).get(given.scheme?.toLowerCase() ?? "");
  if (rules !== undefined) {
    if (given.port === rules || given.port === "") delete result.port;
    if (!given.path) result.path = "/";
  }
  const host = given.host ?? "";
  // An IP literal has no triplets but in its zone.
  if (
    given.host !== undefined &&
    !attempt(() => uriResolver.serialize({ host }))
      .toString()
      .startsWith("//[")
  ) {
    result.host = host.replace(/%[\da-f]{2}/gi, (triplet) =>
      /[\w.~-]/.test(decode(triplet)!) ? decode(triplet)! : triplet,
    );
  }
  return result;
}

function withoutEmptyScheme({ scheme, ...others }: URIComponent): URIComponent {
  return scheme ? { scheme, ...others } : others;
}

function upperTriplets(uri: string): string {
  return uri.replace(/%[\da-f]{2}/gi, (triplet) => triplet.toUpperCase());
}

/** The bytes of a component as text, whichever of them came as triplets. */
function decode(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const bytes = Buffer.from(value.replace(/%(?![\dA-Fa-f]{2})/g, "%25"));
  return bytes.toString("latin1").replace(/%(..)/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

function attempt(run: () => string): string | typeof TypeError {
  try {
    return run();
  } catch (error) {
    if (error instanceof TypeError) return TypeError;
    throw error;
  }
}
