import { describe, expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { nestAs, nestInput, type StandardSchema } from "../src/nested/index.ts";

/** A Standard Schema with a JSON Schema and no opinion. */
function schemaOf(jsonSchema: object, calls: unknown[] = []): StandardSchema {
  const input = (options: unknown) => {
    calls.push(options);
    return jsonSchema;
  };
  return {
    "~standard": { version: 1, vendor: "test", validate: (value) => ({ value }), jsonSchema: { input } },
  };
}

/** What the schema gets to validate. */
function arrange(text: string, jsonSchema: object): unknown {
  const result = nestInput(parse(text), schemaOf(jsonSchema));
  if (!result.ok) throw new Error(result.error.code);
  return JSON.parse(JSON.stringify(result.value));
}

/** What the schema of a name that has to be there makes of a form. */
function arrangeOne(text: string, a: object): unknown {
  return arrange(text, { type: "object", properties: { a }, required: ["a"] });
}

/** What the schema of a name that may be absent makes of a form. */
function arrangeOptional(text: string, a: object): unknown {
  return arrange(text, { type: "object", properties: { a } });
}

describe("types", () => {
  test("several types: text stays text if it may be, and is one item of a list if it may not", () => {
    expect(arrangeOne("a=x", { type: ["array", "string"] })).toEqual({ a: "x" });
    expect(arrangeOne("a[]=x", { type: ["array", "string"] })).toEqual({ a: ["x"] });
    expect(arrangeOne("a[]=1", { type: ["array", "string"], items: { type: "number" } })).toEqual({ a: [1] });
    expect(arrangeOne("a=1", { type: ["array", "number"], items: { type: "number" } })).toEqual({ a: [1] });
  });

  test("empty text is null where there may be null and no text", () => {
    expect(arrangeOne("a=", { type: ["number", "null"] })).toEqual({ a: null });
    expect(arrangeOne("a=x", { type: ["number", "null"] })).toEqual({ a: "x" });
    expect(arrangeOne("a=", { type: ["string", "null"] })).toEqual({ a: "" });
    // So that a schema that coerces does not make 0 of it.
    expect(arrangeOne("a=", { type: "number" })).toEqual({});
  });

  test("an absent boolean is false, unless it may be null", () => {
    expect(arrangeOne("", { type: "boolean" })).toEqual({ a: false });
    expect(arrangeOne("", { type: ["boolean", "null"] })).toEqual({});
  });

  test("const and enum have the types of their values", () => {
    expect(arrangeOne("a=1", { const: 1 })).toEqual({ a: 1 });
    expect(arrangeOne("a=on", { const: true })).toEqual({ a: true });
    expect(arrangeOne("a=2", { enum: [1, 2] })).toEqual({ a: 2 });
    expect(arrangeOne("a=2", { enum: ["1", "2"] })).toEqual({ a: "2" });
    expect(arrangeOne("a=", { enum: [1, null] })).toEqual({ a: null });
    expect(arrangeOne("a=", { const: null })).toEqual({ a: null });
    expect(arrangeOne("a[b]=1", { enum: [null] })).toEqual({ a: { b: "1" } });
  });

  test("a schema with properties and without a type is that of an object", () => {
    expect(arrangeOne("a[n]=1", { properties: { n: { type: "number" } } })).toEqual({ a: { n: 1 } });
    expect(arrangeOne("a[n]=1", {})).toEqual({ a: { n: "1" } });
  });

  test("true and false are schemas that say nothing", () => {
    expect(arrangeOne("a[]=1", { type: "array", items: true })).toEqual({ a: ["1"] });
    expect(arrangeOne("a[n]=1", { type: "object", additionalProperties: true })).toEqual({ a: { n: "1" } });
    expect(arrangeOne("a[n]=1", { type: "object", additionalProperties: { type: "number" } })).toEqual({ a: { n: 1 } });
  });
});

describe("anyOf and oneOf", () => {
  const number = { type: "number" };
  const string = { type: "string" };

  test("a value is what the first option makes of it that fits", () => {
    const object = { type: "object", properties: { n: number } };
    for (const keyword of ["anyOf", "oneOf"]) {
      expect(arrangeOne("a=5", { [keyword]: [object, number] })).toEqual({ a: 5 });
      expect(arrangeOne("a=5", { [keyword]: [{ type: "integer" }, string] })).toEqual({ a: 5 });
      expect(arrangeOne("a=5", { [keyword]: [string, { type: "integer" }] })).toEqual({ a: "5" });
      expect(arrangeOne("a=", { [keyword]: [number, { type: "null" }] })).toEqual({ a: null });
      expect(arrangeOne("a=x", { [keyword]: [number, { type: "null" }] })).toEqual({ a: "x" });
    }
  });

  test("an option that no value fits is passed over", () => {
    const none = { type: "string", allOf: [number] };
    expect(arrangeOne("a=1", { anyOf: [none, { type: "boolean" }] })).toEqual({ a: true });
  });

  test("a list is not a number, whichever comes first", () => {
    const list = { type: "array", items: number };
    expect(arrangeOne("a=1&a=2", { anyOf: [{ type: "integer" }, list] })).toEqual({ a: [1, 2] });
    expect(arrangeOne("a=1&a=2", { anyOf: [number, list] })).toEqual({ a: [1, 2] });
    expect(arrangeOne("a[]=1", { anyOf: [{ type: "integer" }, list] })).toEqual({ a: [1] });
  });

  test("constants tell options apart", () => {
    expect(arrangeOne("a=2", { anyOf: [{ const: 1 }, { const: "2" }] })).toEqual({ a: "2" });
    expect(arrangeOne("a=1", { anyOf: [{ const: 1 }, { const: "2" }] })).toEqual({ a: 1 });
    expect(arrangeOne("a=2", { anyOf: [{ enum: [1, 3] }, { enum: ["2"] }] })).toEqual({ a: "2" });
    expect(arrangeOne("a=3", { anyOf: [{ enum: [1, 3] }, { enum: ["3"] }] })).toEqual({ a: 3 });
  });

  test("properties tell objects apart, and nothing else", () => {
    const tagged = { type: ["string", "object"], properties: { t: { const: "a" } } };
    expect(arrangeOne("a=5", { anyOf: [tagged, number] })).toEqual({ a: "5" });
    const option = (t: string, type: string) => ({ type: "object", properties: { t: { const: t }, x: { type } } });
    const options = { anyOf: [option("a", "number"), option("b", "string")] };
    expect(arrangeOne("a[t]=b&a[x]=1", options)).toEqual({ a: { t: "b", x: "1" } });
    expect(arrangeOne("a[t]=a&a[x]=1", options)).toEqual({ a: { t: "a", x: 1 } });
  });

  test("an empty field that may be absent stays if any option may be empty", () => {
    for (const keyword of ["anyOf", "oneOf"]) {
      expect(arrangeOptional("a=", { [keyword]: [number, string] })).toEqual({ a: "" });
      expect(arrangeOptional("a=", { [keyword]: [string, number] })).toEqual({ a: "" });
      expect(arrangeOptional("a=", { [keyword]: [number, { type: "null" }] })).toEqual({});
      expect(arrangeOptional("a=", { [keyword]: [number] })).toEqual({});
    }
    expect(arrangeOptional("a=", {})).toEqual({ a: "" });
    expect(arrangeOptional("a=", number)).toEqual({});
  });

  test("empty text that may be absent stays only if it may be empty", () => {
    for (const text of [string, { ...string, pattern: "^a?$" }, { enum: ["", "a"] }, { const: "" }]) {
      expect(arrangeOptional("a=", text)).toEqual({ a: "" });
    }
    for (const text of [
      { ...string, minLength: 1 },
      { ...string, pattern: "^a$" },
      { ...string, format: "uri" },
      { enum: ["a"] },
      { const: "a" },
    ]) {
      expect(arrangeOptional("a=", text)).toEqual({});
      expect(arrangeOne("a=", text)).toEqual({ a: "" });
    }
  });
});

// RFC 6901 says what "~0", "~1" and "%7E" stand for.
describe("$ref", () => {
  const definitions = {
    number: { type: "number" },
    "a/b": { type: "number" },
    "~1": { type: "number" },
    "c d": { type: "number" },
    yes: true,
    chain: { $ref: "#/$defs/number" },
    loop: { $ref: "#/$defs/loop" },
    ping: { $ref: "#/$defs/pong" },
    pong: { $ref: "#/$defs/ping" },
  };
  const read = ($ref: string) =>
    arrange("a=1", { type: "object", properties: { a: { $ref } }, required: ["a"], $defs: definitions });

  test.each(["number", "a~1b", "~01", "c%20d", "chain"])("finds #/$defs/%s", (name) => {
    expect(read(`#/$defs/${name}`)).toEqual({ a: 1 });
  });

  test.each(["nothing", "number/type/x/y", "yes", "toString", "loop", "ping", "a/b"])(
    "says nothing about the value: #/$defs/%s",
    (name) => {
      expect(read(`#/$defs/${name}`)).toEqual({ a: "1" });
      expect(read(`#/nowhere/${name}`)).toEqual({ a: "1" });
    },
  );

  test("a long chain of references is followed to its end", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [i, i === 499 ? { type: "number" } : { $ref: `#/$defs/${i + 1}` }]),
    );
    expect(arrange("a=1", { type: "object", properties: { a: { $ref: "#/$defs/0" } }, $defs })).toEqual({ a: 1 });
  });
});

test("a schema is asked once for the draft of 2020-12, with whatever it can describe", () => {
  const calls: unknown[] = [];
  const schema = schemaOf({ type: "object", properties: { n: { type: "number" } } }, calls);
  for (const text of ["n=1", "n=1"]) expect(nestAs(parse(text), schema)).toMatchObject({ value: { n: 1 } });
  // https://zod.dev/json-schema: zod leaves a type open that has no JSON Schema only if it is told to.
  expect(calls).toMatchObject([{ target: "draft-2020-12", libraryOptions: { unrepresentable: "any" } }]);
  expect(calls).toHaveLength(1);
});
