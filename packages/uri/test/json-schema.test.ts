import { Ajv2020 } from "ajv/dist/2020.js";
import fastURI from "fast-uri";
import { expect, test } from "vitest";
import { formats, uriResolver } from "../src/json-schema/index.ts";

const schemas = {
  $id: "http://example.com/schemas/root.json",
  type: "object",
  properties: {
    person: { $ref: "person.json" },
    tag: { $ref: "../common/tag.json#/$defs/tag" },
    anchored: { $ref: "#here" },
    urn: { $ref: "urn:example:leaf" },
    nested: { $id: "inner/", $ref: "leaf.json" },
  },
  $defs: {
    here: { $anchor: "here", const: "here" },
    person: {
      $id: "person.json",
      properties: { name: { $ref: "#/$defs/name" }, boss: { $ref: "" } },
      $defs: { name: { type: "string" } },
    },
    tag: { $id: "/common/tag.json", $defs: { tag: { enum: ["a", "b"] } } },
    leaf: { $id: "urn:example:leaf", type: "integer" },
    inner: { $id: "inner/leaf.json", type: "boolean" },
  },
};

const valid = { person: { name: "n", boss: { name: "m" } }, tag: "a", anchored: "here", urn: 1, nested: true };

test("ajv: a web of relative $id and $ref resolves through ours", () => {
  const validate = new Ajv2020({ uriResolver, strict: false }).compile(schemas);
  expect(validate(valid)).toBe(true);
  for (const wrong of [
    { person: { name: 1 } },
    { person: { boss: { name: 1 } } },
    { tag: "c" },
    { anchored: "there" },
    { urn: "x" },
    { nested: 1 },
  ]) {
    expect(validate({ ...valid, ...wrong }), JSON.stringify(wrong)).toBe(false);
  }
});

test("ajv: schemas in separate documents, found by the identifiers that we resolve", () => {
  const ajv = new Ajv2020({ uriResolver });
  ajv.addSchema({ $id: "http://example.com/a/b.json", $defs: { x: { type: "string" } } });
  ajv.addSchema({ $id: "http://example.com/a/c.json", $ref: "./b.json#/$defs/x" });
  expect(ajv.validate({ $id: "http://example.com/a/d/e.json", $ref: "../c.json" }, "text")).toBe(true);
  expect(ajv.validate("http://example.com/a/d/e.json", 1)).toBe(false);
  expect(() => ajv.compile({ $id: "http://example.com/z.json", $ref: "nowhere.json" })).toThrow(
    "can't resolve reference nowhere.json from id http://example.com/z.json",
  );
});

test("ajv's own resolver gives the same on every pair of these identifiers", () => {
  const identifiers = [
    ...["http://example.com/root.json", "http://example.com/a/b.json", "urn:example:leaf", "tag:example.org,2004:x"],
    ...["#", "#here", "#/$defs/x", "a.json", "./a.json", "../a.json#b", "/c/d.json", "//h/e.json", "?q", ""],
  ];
  for (const base of identifiers.slice(0, 4)) {
    for (const reference of identifiers) {
      // An empty fragment counts for nothing in a schema's identifier: ajv takes it off itself.
      const ours = uriResolver.resolve(base, reference).replace(/#$/, "");
      expect(ours, `${reference} at ${base}`).toBe(fastURI.resolve(base, reference).replace(/#$/, ""));
    }
  }
});

test("what was parsed serializes to the same text, whatever it is", () => {
  for (const text of ["", "#", "a:", "//", "//@:?#", "http://u:p@h:80/p?q#f", "http://[::1]:1/", "%zz", ":a", "a b"]) {
    expect(uriResolver.serialize(uriResolver.parse(text))).toBe(text);
  }
  expect(uriResolver.serialize({ scheme: "http", host: "h", port: 80, path: "p" })).toBe("http://h:80/p");
});

// JSON Schema 2020-12, section 7.3.5 and 7.3.6, which defer to RFC 3986, 3987 and 6570
test.each([
  ["uri", "http://example.com/%C3%BC", true],
  ["uri", "http://example.com/\u00fc", false],
  ["uri", "//example.com/", false],
  ["uri", "http://example.com/a b", false],
  ["uri", "http:// shouldfail.com", false],
  ["uri", ":// should fail", false],
  ["uri", "http://[2001:db8::zz]/", false],
  ["uri", "http://a:80x/", false],
  ["uri", "urn:oasis:names", true],
  ["uri-reference", "../a?b#c", true],
  ["uri-reference", "\\\\WINDOWS\\file", false],
  ["uri-reference", "a%2", false],
  ["uri-reference", "1:b", false],
  ["iri", "http://\u0192\u00f8\u00f8.\u00df\u00e5r/?q=\u00e9#\u20ac", true],
  ["iri", "/\u00fc", false],
  ["iri", "http://2001:db8::1", false],
  ["iri-reference", "#\u0192ragm\u00e4nt", true],
  ["iri-reference", "#\u0192rag\\m\u00e4nt", false],
  ["uri-template", "http://example.com/{term:1}/{term}", true],
  ["uri-template", "http://example.com/{term:1}/{term", false],
] as const)("ajv: format %s of %s is %s", (format, text, expected) => {
  expect(new Ajv2020({ formats }).validate({ type: "string", format }, text)).toBe(expected);
});
