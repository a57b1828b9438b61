import { formats } from "@url/uri/json-schema";
import { describe, expect, test } from "vitest";
import { GERMAN } from "../../src/de.ts";
import { validate } from "../../src/index.ts";
import {
  createEmailSchema,
  createHostSchema,
  createIPSchema,
  createURLSchema,
  type TextSchema,
} from "../../src/schema/index.ts";

/** The value, or the code, the text of the range and the correction of each issue. */
function read(schema: TextSchema, text: string): unknown {
  const result = schema["~standard"].validate(text);
  if (result.issues === undefined) return result.value;
  return result.issues.map(({ code, start, end, correction }) => [code, text.slice(start, end), correction]);
}

describe("createURLSchema", () => {
  const schema = createURLSchema({
    schemes: ["https"],
    hosts: ["example.com", "*.example.com"],
    credentials: false,
    maxLength: 60,
  });

  test.each([
    ["HTTPS://Example.COM", "https://example.com/"],
    ["https://a.b.example.com/a b", "https://a.b.example.com/a%20b"],
    ["http://example.com/", [["scheme-not-allowed", "http", null]]],
    ["https://example.com.evil.example/", [["host-not-allowed", "example.com.evil.example", null]]],
    ["https://badexample.com/", [["host-not-allowed", "badexample.com", null]]],
    [
      "https://example.com@evil.example/",
      [
        ["credentials-not-allowed", "example.com@", null],
        ["host-not-allowed", "evil.example", null],
      ],
    ],
    ["example.com", [["missing-scheme-non-relative-URL", "example.com", "https://example.com"]]],
    [`https://example.com/${"a".repeat(60)}`, [["too-long", "a".repeat(20), null]]],
    ["https://example.com:99999/", [["port-out-of-range", "99999", null]]],
  ])("reads %j", (text, expected) => {
    expect(read(schema, text)).toEqual(expected);
  });

  test.each([
    "https://localhost/",
    "https://localhost./",
    "https://printer.local/",
    "https://db.internal/",
    "https://intranet/",
    "https://10.0.0.1/",
    "https://0x7f.1/",
    "https://[::ffff:127.0.0.1]/",
    "mailto:ana@example.org",
    "file:///etc/passwd",
  ])("with public, refuses %s", (text) => {
    expect(read(createURLSchema({ public: true }), text)).toEqual([["host-not-public", expect.any(String), null]]);
  });

  test.each(["https://example.com/", "https://example.com./", "https://8.8.8.8/", "https://[2606:4700::1111]/"])(
    "with public, accepts %s",
    (text) => {
      expect(read(createURLSchema({ public: true }), text)).toBe(text);
    },
  );

  test("with strict, a warning is an issue", () => {
    expect(read(createURLSchema({ strict: true }), "https://a.example/a b")).toEqual([
      ["invalid-URL-unit", " ", "https://a.example/a%20b"],
    ]);
  });

  test("resolves against the base", () => {
    expect(read(createURLSchema({ base: "https://a.example/b/" }), "../c")).toBe("https://a.example/c");
  });

  test("has the sentences of validate, also in German", () => {
    const text = "https://a.example:99999/";
    const issues = (schema: TextSchema) => schema["~standard"].validate(text).issues?.map(({ message }) => message);
    expect(issues(createURLSchema())).toEqual(validate(text).map(({ message }) => message));
    expect(issues(createURLSchema({ messages: GERMAN }))).toEqual([GERMAN["port-out-of-range"]]);
  });

  test("accepts a correction of its own", () => {
    for (const text of ["example.com", "https//example.com/", "https://example.com:80 80/", "https:// example.com/"]) {
      const [issue] = createURLSchema()["~standard"].validate(text).issues ?? [];
      if (issue?.correction != null) expect(typeof read(createURLSchema(), issue.correction)).toBe("string");
    }
  });
});

describe("createHostSchema", () => {
  test.each([
    ["EXAMPLE.com", "example.com"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["127.1", "127.0.0.1"],
    ["[::0001]", "[::1]"],
    ["", [["host-missing", "", null]]],
    ["https://example.com:80/a", [["domain-to-ASCII", ":", "example.com"]]],
    [" example.com", [["domain-to-ASCII", " ", "example.com"]]],
    ["[::1", [["IPv6-unclosed", "[::1", "[::1]"]]],
    ["a b", [["domain-to-ASCII", " ", null]]],
    ["1.2.3.400", [["IPv4-out-of-range-part", "400", null]]],
  ])("reads %j", (text, expected) => {
    expect(read(createHostSchema(), text)).toEqual(expected);
  });

  test("has the rules of a policy", () => {
    const schema = createHostSchema({ hostKinds: ["domain"], requireDot: true, public: true });
    expect(read(schema, "example.com")).toBe("example.com");
    expect(read(schema, "1.2.3.4")).toEqual([["host-not-allowed", "1.2.3.4", null]]);
    expect(read(schema, "localhost")).toEqual([["host-without-dot", "localhost", null]]);
    expect(read(schema, "a.local")).toEqual([["host-not-public", "a.local", null]]);
    expect(read(createHostSchema({ hosts: ["EXAMPLE.com"] }), "example.COM")).toBe("example.com");
  });
});

describe("createIPSchema", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:DB8:0::1", "2001:db8::1"],
    ["127.1", [["IPv4-too-few-parts", "127.1", "127.0.0.1"]]],
    ["[::1]", [["IPv6-invalid-code-point", "[", "::1"]]],
    [" 192.0.2.1 ", [["not-an-address", " 192.0.2.1 ", "192.0.2.1"]]],
    ["example.org", [["not-an-address", "example.org", null]]],
    ["", [["not-an-address", "", null]]],
    ["1.2.3.400", [["IPv4-out-of-range-part", "400", null]]],
  ])("reads %j", (text, expected) => {
    expect(read(createIPSchema(), text)).toEqual(expected);
  });

  test("restricts the version, and what is not public", () => {
    const result = createIPSchema({ version: 4 })["~standard"].validate("::1");
    expect(result.issues?.[0]?.message).toBe("The IP address must have version 4.");
    expect(read(createIPSchema({ version: 6 }), "::1")).toBe("::1");
    expect(read(createIPSchema({ public: true }), "10.0.0.1")).toEqual([["address-not-public", "10.0.0.1", null]]);
  });
});

describe("createEmailSchema", () => {
  test.each([
    ["Ana@Example.org", "Ana@Example.org"],
    ['"a b"@example.org', '"a b"@example.org'],
    ["ana@[IPv6:2606:4700::1111]", "ana@[IPv6:2606:4700::1111]"],
    ["ana", [["email-without-at", "", null]]],
    ["@example.org", [["email-without-local-part", "", null]]],
    ["ana..b@example.org", [["email-local-part", ".", null]]],
    ["a@b@example.org", [["email-local-part", "@", null]]],
    ["ü@example.org", [["email-local-part", "ü", null]]],
    [`${"a".repeat(65)}@example.org`, [["email-local-part-too-long", "a".repeat(65), null]]],
    ["ana@exa_mple.org", [["email-domain", "exa_mple.org", null]]],
    [`a@${"abcdefg.".repeat(31)}example`, [["email-too-long", `a@${"abcdefg.".repeat(31)}example`, null]]],
    ["mailto:ana@example.org", [["email-local-part", ":", "ana@example.org"]]],
    ["<ana@example.org>", [["email-local-part", "<", "ana@example.org"]]],
    [" ana@example.org", [["email-local-part", " ", "ana@example.org"]]],
    ["ana@example.org.", [["email-domain", "example.org.", "ana@example.org"]]],
    ["ana@example,org", [["email-domain", "example,org", "ana@example.org"]]],
  ])("reads %j", (text, expected) => {
    expect(read(createEmailSchema(), text)).toEqual(expected);
  });

  test("has the rules of a host", () => {
    expect(read(createEmailSchema({ public: true }), "ana@[127.0.0.1]")).toEqual([
      ["host-not-public", "[127.0.0.1]", null],
    ]);
    expect(read(createEmailSchema({ requireDot: true }), "ana@localhost")).toEqual([
      ["host-without-dot", "localhost", null],
    ]);
    expect(read(createEmailSchema({ hosts: ["*.example"] }), "ana@a.example")).toBe("ana@a.example");
    expect(read(createEmailSchema({ international: true }), "ü@bücher.example")).toBe("ü@bücher.example");
  });

  test("decides as the format of JSON Schema does", () => {
    const parts = ["", "a", ".", "@", "a.b", '"', "ü", "[127.0.0.1]", " ", "-"];
    for (const a of parts)
      for (const b of parts)
        for (const c of parts) {
          const text = a + b + c;
          expect([text, typeof read(createEmailSchema(), text) === "string"]).toEqual([text, formats.email(text)]);
        }
  });
});

describe("a schema", () => {
  test.each([
    ["createURLSchema", createURLSchema()],
    ["createHostSchema", createHostSchema()],
    ["createIPSchema", createIPSchema()],
    ["createEmailSchema", createEmailSchema()],
  ])("of %s refuses what is not text, and never throws", (_name, schema) => {
    for (const value of [undefined, null, 1, {}, [], Symbol("a"), new Date(0)]) {
      expect(schema["~standard"].validate(value).issues).toEqual([
        { message: "This must be text.", code: "not-text", start: 0, end: 0, correction: null },
      ]);
    }
  });

  test("names a wrong option", () => {
    expect(() => createURLSchema({ scheme: ["https"] } as never)).toThrow(/createURLSchema: .*scheme/);
    expect(() => createURLSchema({ hosts: ["a b"] })).toThrow(/hosts/);
    expect(() => createURLSchema({ base: "x" })).toThrow("createURLSchema: base must be a URL.");
    expect(() => createHostSchema({ hosts: [] })).toThrow(/hosts/);
    expect(() => createIPSchema({ version: 5 as never })).toThrow("createIPSchema: version must be 4 or 6");
  });
});

describe("the longest text that is corrected", () => {
  test("is an email address of 1,024 units", () => {
    const correction = (length: number) => read(createEmailSchema(), "ana@example.org".padEnd(length));
    expect(correction(1024)).toMatchObject([[expect.any(String), expect.any(String), "ana@example.org"]]);
    expect(correction(1025)).toMatchObject([[expect.any(String), expect.any(String), null]]);
  });

  test("is a host of 4,096 units", () => {
    const correction = (length: number) => read(createHostSchema(), "https://example.org/".padEnd(length, "a"));
    expect(correction(4096)).toMatchObject([[expect.any(String), expect.any(String), "example.org"]]);
    expect(correction(4097)).toMatchObject([[expect.any(String), expect.any(String), null]]);
  });
});
