import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import fastURI from "fast-uri";
import { fastify } from "fastify";
import { expect, test } from "vitest";
import { formats, type URIComponent, uriResolver } from "../src/json-schema/index.ts";

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

test("ajv: compiles schemas with relative $id and $ref", () => {
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

test("ajv: finds schemas in separate documents by their resolved identifiers", () => {
  const ajv = new Ajv2020({ uriResolver });
  ajv.addSchema({ $id: "http://example.com/a/b.json", $defs: { x: { type: "string" } } });
  ajv.addSchema({ $id: "http://example.com/a/c.json", $ref: "./b.json#/$defs/x" });
  expect(ajv.validate({ $id: "http://example.com/a/d/e.json", $ref: "../c.json" }, "text")).toBe(true);
  expect(ajv.validate("http://example.com/a/d/e.json", 1)).toBe(false);
  expect(() => ajv.compile({ $id: "http://example.com/z.json", $ref: "nowhere.json" })).toThrow(
    "can't resolve reference nowhere.json from id http://example.com/z.json",
  );
});

test("ajv: its own resolver returns the same for every pair of these identifiers", () => {
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

test("serialize: returns the text that was parsed, if it is valid and in normal form", () => {
  for (const text of ["", "#", "a:", "//", "//@:?#", "http://u:p@h:80/p?q#f", "http://[::1]:1/", "a:/%2F", "./a:b"]) {
    expect(uriResolver.serialize(uriResolver.parse(text))).toBe(text);
  }
  expect(uriResolver.serialize({ scheme: "http", host: "h", port: 80, path: "p" })).toBe("http://h:80/p");
});

// RFC 3986, section 6.2.2.1: scheme and host are case-insensitive; 6.2.2.2: triplets; 6.2.2.3: dot segments
test.each([
  ["HTTP://Example.COM/A", "http://example.com/A"],
  ["x://h/%7euser/%2f", "x://h/~user/%2F"],
  ["x://h/a/./b/../c", "x://h/a/c"],
  ["../%7e?%7e#%7e", "../~?~#~"],
])("parse: normalizes %s", (text, expected) => {
  expect(uriResolver.serialize(uriResolver.parse(text))).toBe(expected);
  expect(fastURI.serialize(fastURI.parse(text))).toBe(expected);
});

test("ajv: two spellings of an identifier name one schema", () => {
  const schema = {
    $id: "http://Example.com/root",
    $defs: { a: { $id: "http://example.com/c", type: "string" } },
    $ref: "c",
  };
  for (const resolver of [uriResolver, fastURI]) {
    const validate = new Ajv2020({ uriResolver: resolver }).compile(schema);
    expect([validate("x"), validate(1)]).toEqual([true, false]);
  }
});

// Each is an error of fast-uri too; the sentences are ours.
test.each([
  [" x:a", "A space or a control character is not allowed at either end."],
  ["1:b", "A scheme is a letter, and then"],
  ["http:\\\\h/", 'An authority begins with "//"'],
  ["//\t/h", 'An authority begins with "//"'],
  ["http://h\\@i/", "A backslash is not allowed in the authority."],
  ["x:%zz", 'Two hexadecimal digits must follow a "%".'],
  ["http://[::1", "Square brackets are for an IP address of version 6 or later."],
  ["http://a b/", "The host has a character that no domain has."],
  ["wss://a%2fb/", "The host has a character that no domain has."],
  ["http://h:65536/", "A port has digits only, and is at most 65535."],
  ["http:a", "A URI of http or https has a host."],
  ["urn:isbn", "A URN needs a namespace, a colon and a name."],
])("parse returns the error of %j, and resolve throws it", (text, sentence) => {
  expect(uriResolver.parse(text).error).toContain(sentence);
  expect(() => uriResolver.resolve("x://h/", text)).toThrow(RangeError);
  expect(() => uriResolver.resolve("x://h/", text)).toThrow(`reference is not a URI reference. ${sentence}`);
  expect(() => uriResolver.resolve(text, "")).toThrow(`base is not a URI reference. ${sentence}`);
  expect(fastURI.parse(text).error).toBeDefined();
});

test("parse returns no error for what encoding repairs", () => {
  for (const text of [
    "x:a b",
    "x:\u00fc",
    "http://h/[",
    "http://[fe80::1%25eth0]/",
    "//[v1.a]",
    "urn:isbn:1",
    "?%20",
  ]) {
    expect(uriResolver.parse(text)).not.toHaveProperty("error");
  }
});

// What fast-uri's pull request #201 is about, and IPv6; each expected text is also what fast-uri gives.
// @id uri/serialize-escapes-would-change-another
test.each<[URIComponent, string]>([
  [
    { scheme: "http", userinfo: "attacker.example/", host: "trusted.example", path: "/" },
    "http://attacker.example%2F@trusted.example/",
  ],
  [{ scheme: "http", userinfo: "u@v#?", host: "h", path: "/" }, "http://u%40v%23%3F@h/"],
  [{ scheme: "http", host: "trusted.example/x?", path: "/" }, "http://trusted.example%2Fx%3F/"],
  [{ scheme: "http", host: "h@i:1#", path: "/" }, "http://h%40i%3A1%23/"],
  [{ scheme: "x", path: "/a?b#c", query: "d#e", fragment: "f#g?" }, "x:/a%3Fb%23c?d%23e#f%23g?"],
  [{ scheme: "", host: "h", path: "/" }, "//h/"],
  [{ path: "//h/a" }, "/%2Fh/a"],
  [{ scheme: "x", path: "//h/a" }, "x:/%2Fh/a"],
  [{ path: "http://h" }, "http%3A//h"],
  [{ host: "h", path: "a" }, "//h/a"],
  [{ userinfo: "u", path: "/a" }, "//u@/a"],
  [{ port: 1 }, "//:1"],
  [{ scheme: "http", host: "::1", path: "/" }, "http://[::1]/"],
  [{ scheme: "http", host: "[0:0:0:0:0:0:0:1]", path: "/" }, "http://[::1]/"],
  [{ scheme: "http", host: "2001:DB8::A", path: "/" }, "http://[2001:db8::a]/"],
  [{ scheme: "http", host: "fe80::1%eth0", path: "/" }, "http://[fe80::1%25eth0]/"],
  [{ scheme: "http", host: "[fe80::1%25eth0]", path: "/" }, "http://[fe80::1%25eth0]/"],
  [{ scheme: "http", host: "[v7.a:b]", path: "/" }, "http://[v7.a:b]/"],
  [{ scheme: "http", host: "[::1", path: "/" }, "http://%5B%3A%3A1/"],
  [{ scheme: "http", host: "[::1]@h", path: "/" }, "http://%5B%3A%3A1%5D%40h/"],
  [{ scheme: "http", host: "::1%/", path: "/" }, "http://%3A%3A1%25%2F/"],
  [{ scheme: "http", host: "h", path: "/%zz%41 \u00fc\u{1f4a9}" }, "http://h/%25zz%41%20%C3%BC%F0%9F%92%A9"],
  [{ scheme: "http", host: "h", path: "/", query: "\ud800" }, "http://h/?%EF%BF%BD"],
])("serialize %j: escapes what would change another component", (component, expected) => {
  expect(uriResolver.serialize(component)).toBe(expected);
  expect(fastURI.serialize(component)).toBe(expected);
});

// RFC 3986, section 3.1 and 3.2.3: neither a scheme nor a port can hold a triplet.
test.each<[URIComponent, string]>([
  [{ scheme: "a b" }, 'scheme must be a letter and letters, digits, +, - or ., not "a b".'],
  [{ scheme: "http://evil.example/#" }, "scheme must be"],
  [{ port: "80/x" }, 'port must be digits, not "80/x".'],
  [{ port: -1 }, "port must be digits, not -1."],
  [{ port: Number.NaN }, "port must be digits, not NaN."],
])("serialize %j: throws for what cannot be encoded, as fast-uri does", (component, message) => {
  expect(() => uriResolver.serialize(component)).toThrow(TypeError);
  expect(() => uriResolver.serialize(component)).toThrow(`uriResolver.serialize: ${message}`);
  expect(() => fastURI.serialize(component)).toThrow(TypeError);
});

test("throws a TypeError that names an argument of a wrong type", () => {
  const { parse, serialize, resolve, equal } = uriResolver;
  expect(() => parse(1 as never)).toThrow(new TypeError("uriResolver.parse: text must be a string, not number."));
  expect(() => serialize(null as never)).toThrow(
    new TypeError("uriResolver.serialize: component must be an object, not null."),
  );
  expect(() => serialize({ host: null } as never)).toThrow(
    new TypeError("uriResolver.serialize: host must be a string or undefined, not null."),
  );
  expect(() => serialize({ port: true } as never)).toThrow(
    new TypeError("uriResolver.serialize: port must be a string, a number or undefined, not true."),
  );
  expect(() => resolve(undefined as never, "")).toThrow(
    new TypeError("uriResolver.resolve: base must be a string, not undefined."),
  );
  expect(() => resolve("", undefined as never)).toThrow(
    new TypeError("uriResolver.resolve: reference must be a string, not undefined."),
  );
  expect(() => equal(1 as never, 1 as never)).toThrow(
    new TypeError("uriResolver.equal: a must be a string, not number."),
  );
  expect(() => equal("a:", null as never)).toThrow(new TypeError("uriResolver.equal: b must be a string, not null."));
});

test("resolve and equal treat different spellings of an IPv6 address alike", () => {
  const long = "http://[0:0:0:0:0:0:0:1]/";
  expect(uriResolver.equal(long, "http://[::1]/")).toBe(true);
  expect(uriResolver.equal(long, "http://[::2]/")).toBe(false);
  // RFC 4291, section 2.2: the last 32 bits may be written in decimal.
  expect(uriResolver.equal("http://[::ffff:1.2.3.4]/", "http://[::FFFF:102:304]/")).toBe(true);
  expect(uriResolver.resolve(`${long}a/b`, "../c")).toBe("http://[::1]/c");
  const ajv = new Ajv2020({ uriResolver });
  ajv.addSchema({ $id: "http://[::1]/a.json", $defs: { x: { type: "string" } } });
  const validate = ajv.compile({ $id: `${long}b.json`, $ref: "a.json#/$defs/x" });
  expect([validate("x"), validate(1)]).toEqual([true, false]);
});

test("equal: returns false for text that is not an IRI reference, even for the same text", () => {
  expect(uriResolver.equal("http://a/%7e?", "HTTP://A:80/~?")).toBe(true);
  expect(uriResolver.equal("http://a/\u00fc", "http://a/%C3%BC")).toBe(true);
  expect(uriResolver.equal("http://[fe80::1%25a]/", "http://[FE80:0::1%25a]/")).toBe(true);
  for (const text of ["http://a/%zz", "http://a b/", "http://[::1", "1:a", "http://a:x/"]) {
    expect(uriResolver.equal(text, text)).toBe(false);
    expect(uriResolver.equal(text, text.replace("%zz", "%25zz"))).toBe(false);
  }
});

const VALIDATORS = [Ajv, Ajv2019, Ajv2020].map((Validator) => new Validator({ formats }));

// JSON Schema 2020-12, section 7.3.2 to 7.3.6, which defer to RFC 3986, 3987 and 6570
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
  // RFC 1123, section 2.1, and RFC 1034, section 3.1
  ["hostname", "www.example.com", true],
  ["hostname", "1a", true],
  ["hostname", "r3---sn.example", true],
  ["hostname", "a".repeat(63), true],
  ["hostname", "a".repeat(64), false],
  ["hostname", `${"a.".repeat(126)}a`, true],
  ["hostname", `${"a.".repeat(126)}ab`, false],
  ["hostname", "a.", false],
  ["hostname", "", false],
  ["hostname", "a..b", false],
  ["hostname", "-a", false],
  ["hostname", "a-", false],
  ["hostname", "a_b", false],
  ["hostname", "a\n", false],
  ["hostname", "\u212aelvin", false],
  // RFC 5890, section 2.3.2.1: what an A-label decodes to is a U-label, and encodes to the A-label
  ["hostname", "xn--bcher-kva.example", true],
  ["hostname", "XN--BCHER-KVA", true],
  ["hostname", "xn--a", false],
  ["hostname", "xn--n3h", false],
  ["idn-hostname", "b\u00fccher.example", true],
  ["idn-hostname", "b\u00fccher\u3002example", true],
  ["idn-hostname", "B\u00fccher", false],
  ["idn-hostname", "bu\u0308cher", false],
  ["idn-hostname", "\uff41", false],
  ["idn-hostname", "\u2603", false],
  ["idn-hostname", "\u00fc--a", true],
  ["idn-hostname", "a\u00fc--a", false],
  ["idn-hostname", "-\u00fc", false],
  ["idn-hostname", "\u00fc".repeat(60), false],
  ["idn-hostname", "fa\u00df", true],
  // RFC 5892, section 2.6 and 2.9: exceptions, and the jamo of old Hangul
  ["idn-hostname", "\u0f0b\u0f40", true],
  ["idn-hostname", "\u30a1\u3031", false],
  ["idn-hostname", "\u0628\u0640\u0628", false],
  ["idn-hostname", "\u1100", false],
  ["idn-hostname", "a\u0488", false],
  // RFC 5892, appendix A.1 to A.9
  ["idn-hostname", "a\u200cb", false],
  ["idn-hostname", "\u0915\u094d\u200d\u0937", true],
  ["idn-hostname", "col\u00b7lega", true],
  ["idn-hostname", "co\u00b7lega", false],
  ["idn-hostname", "\u0375\u03b1", true],
  ["idn-hostname", "\u03b1\u0375a", false],
  ["idn-hostname", "\u05d0\u05f4\u05d1", true],
  ["idn-hostname", "\u05f3\u05d1", false],
  ["idn-hostname", "\u30fb\u30a2", true],
  ["idn-hostname", "\u30fb\u4e00", true],
  ["idn-hostname", "a\u30fbb", false],
  ["idn-hostname", "\u0628\u0660", true],
  ["idn-hostname", "\u0628\u0660\u06f0", false],
  // RFC 5893, section 2
  ["idn-hostname", "0a.\u05d0", false],
  // RFC 2673, section 3.2, and RFC 4291, section 2.2
  ["ipv4", "192.0.2.1", true],
  ["ipv4", "192.0.2.01", false],
  ["ipv4", "192.0.2", false],
  ["ipv4", "192.0.2.256", false],
  ["ipv4", "192.0.2.1\n", false],
  ["ipv6", "2001:DB8::1", true],
  ["ipv6", "::ffff:192.0.2.1", true],
  ["ipv6", "::", true],
  ["ipv6", "[::1]", false],
  ["ipv6", "fe80::1%eth0", false],
  ["ipv6", "1:2:3:4:5:6:7", false],
  ["ipv6", "1::2::3", false],
  // RFC 5321, sections 4.1.2, 4.1.3 and 4.5.3.1
  ["email", "Joe.O'Neill+x@example.com", true],
  ["email", '"a b\\"@."@example.com', true],
  ["email", "a@[192.0.2.1]", true],
  ["email", "a@[IPv6:2001:db8::1]", true],
  ["email", "a@[2001:db8::1]", false],
  ["email", "a@[192.0.2.256]", false],
  ["email", "a@[192.0.2.1", false],
  ["email", "a@localhost", true],
  ["email", ".a@example.com", false],
  ["email", "a.@example.com", false],
  ["email", "a..b@example.com", false],
  ["email", "a b@example.com", false],
  ["email", '"a"b@example.com', false],
  ["email", "a@", false],
  ["email", "@example.com", false],
  ["email", "a@b@example.com", false],
  ["email", "a@-b", false],
  ["email", "\u00fc@example.com", false],
  ["email", `${"a".repeat(64)}@example.com`, true],
  ["email", `${"a".repeat(65)}@example.com`, false],
  ["email", `a@${"b.".repeat(125)}bb`, true],
  ["email", `a@${"b.".repeat(125)}bbb`, false],
  // RFC 6531, section 3.3
  ["idn-email", "\u03b4@\u03b4.example", true],
  ["idn-email", '"\u03b4 "@example.com', true],
  ["idn-email", "a@cafe\u0301.example", true],
  ["idn-email", "a@\u2603", false],
  ["idn-email", "\ud800@example.com", false],
  ["idn-email", `${"\u03b4".repeat(32)}@example.com`, true],
  ["idn-email", `${"\u03b4".repeat(33)}@example.com`, false],
] as const)("ajv: format %s of %s is %s", (format, text, expected) => {
  // A table of functions for draft 7 is one for every later draft: only "uri-template" and "iri" are newer than draft 5.
  for (const ajv of VALIDATORS) expect(ajv.validate({ type: "string", format }, text)).toBe(expected);
});

test("no format accepts what is not a string", () => {
  for (const format of Object.values(formats)) expect([null, undefined, 1, ["::"], {}].some(format)).toBe(false);
});

test("fastify: takes the formats and the resolver in its options", async () => {
  const app = fastify({ ajv: { customOptions: { formats, uriResolver } } });
  const querystring = { type: "object", properties: { host: { type: "string", format: "idn-hostname" } } };
  app.get("/", { schema: { querystring } }, async () => "ok");
  const answers = await Promise.all(
    ["b\u00fccher.example", "a b"].map((host) => app.inject(`/?host=${encodeURIComponent(host)}`)),
  );
  await app.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400]);
});

// RFC 3986, section 3.2.2 and 3.3
test.each([
  [{ host: "x::1]" }, "//x%3A%3A1%5D"],
  [{ host: "[::1" }, "//%5B%3A%3A1"],
  [{ host: "fe80::1%a%41" }, "//[fe80::1%25a%41]"],
  [{ host: "fe80::1%a%zz" }, "//fe80%3A%3A1%25a%25zz"],
  [{ host: "fe80::1%a%4" }, "//fe80%3A%3A1%25a%254"],
  [{ host: "fe80::1% a" }, "//fe80%3A%3A1%25%20a"],
  [{ host: "fe80::1%a\n" }, "//fe80%3A%3A1%25a%0A"],
  [{ host: "fe80::1%" }, "//fe80%3A%3A1%25"],
  [{ host: "a\n" }, "//a%0A"],
  [{ path: "a@b" }, "a@b"],
  [{ path: "a:" }, "a%3A"],
])("serialize writes %j as %s", (component, expected) => {
  expect(uriResolver.serialize(component)).toBe(expected);
});

test("serialize throws a TypeError for what is not an object, and for a component of a wrong type", () => {
  for (const value of [undefined, null, 1, "x", () => 1]) {
    expect(() => uriResolver.serialize(value as never)).toThrow(TypeError);
  }
  for (const name of ["scheme", "userinfo", "host", "path", "query", "fragment"]) {
    expect(() => uriResolver.serialize({ [name]: 1 })).toThrow(
      new TypeError(`uriResolver.serialize: ${name} must be a string or undefined, not 1.`),
    );
  }
});

test("a text outside of the grammar is equal to nothing, on either side", () => {
  expect(uriResolver.equal("/%zz", "/%25zz")).toBe(false);
  expect(uriResolver.equal("/%25zz", "/%zz")).toBe(false);
});
