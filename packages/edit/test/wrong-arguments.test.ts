import * as api from "@url/api";
import {
  appendSegments,
  fromFilePath,
  fromParts,
  joinPath,
  joinReferences,
  parent,
  parseReference,
  patchQuery,
  resolveReference,
  segments,
  serializeReference,
  stripTracking,
  toFilePath,
  type URLLike,
  withExtension,
  withParts,
} from "@url/edit";
import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { describe, expect, test } from "vitest";

const textOf = (url: URLRecord | string): string => (typeof url === "string" ? url : url.href);

test("a URL is a record, text, or an object with an href", () => {
  const href = "https://h/a%2Fb";
  const record = orThrow(parseURL(href));
  for (const url of [record, href, new URL(href), new api.URL(href), { href }, { href: "HTTPS://h:443/a%2Fb" }]) {
    const appended = textOf(orThrow(appendSegments(url as URLLike, ["c"])));
    expect(orThrow(parseURL(appended)).href).toBe("https://h/a%2Fb/c");
    // A record gives a record, and everything else text.
    expect(typeof patchQuery(url as URLLike, {})).toBe(url === record ? "object" : "string");
  }
});

test.each([undefined, null, 1, true, {}, [], { href: 1 }, () => {}, ["https://h/"]])("%j is not a URL", (url) => {
  expect(() => parent(url as never)).toThrow(
    /^parent: url must be a URL \(text, a record or an object with an href\), not /,
  );
  expect(() => toFilePath(url as never, "posix")).toThrow(TypeError);
});

describe("parts", () => {
  test.each<[object, string]>([
    [{ scheme: 1 }, "fromParts: scheme must be a string, not number."],
    [{}, "fromParts: scheme must be a string, not undefined."],
    [{ scheme: null }, "fromParts: scheme must be a string, not null."],
    [{ scheme: "x", hostname: "h" }, 'fromParts: parts has the unknown property "hostname"; did you mean "host"?'],
    [{ scheme: "x", protocol: "h" }, 'fromParts: parts has the unknown property "protocol"; did you mean "scheme"?'],
    [{ scheme: "x", pathname: "h" }, 'did you mean "path"?'],
    [{ scheme: "x", search: "h" }, 'did you mean "query"?'],
    [{ scheme: "x", hash: "h" }, 'did you mean "fragment"?'],
    [{ scheme: "x", constructor: "h" }, 'fromParts: parts has the unknown property "constructor"'],
    [{ scheme: "x", host: 1 }, "fromParts: host must be a host"],
    [{ scheme: "x", host: { kind: "domain" } }, "fromParts: host must be a host"],
    [{ scheme: "x", port: true }, "fromParts: port must be a number or its digits, not boolean."],
    [{ scheme: "x", segments: "a" }, "fromParts: segments must be an array"],
    [{ scheme: "x", segments: [1] }, "fromParts: segments must be a string, not number."],
    [{ scheme: "x", params: "a=1" }, "fromParts: params must be a plain object"],
    [{ scheme: "x", params: ["a=1"] }, "fromParts: params must be an iterable of [name, value], not string."],
    [{ scheme: "x", params: [["a"]] }, "fromParts: params must be an iterable of [name, value]"],
    [{ scheme: "x", params: [[1, "a"]] }, "fromParts: a name in params must be a string, not number."],
    [{ scheme: "x", params: { a: {} } }, "fromParts: a value in params must be text, a number, a boolean or an array"],
    [{ scheme: "x", params: { a: ["b", Symbol("c")] } }, "fromParts: a value in params must be text"],
    [{ scheme: "x", params: { a: [["b"]] } }, "fromParts: a value in params must be text"],
    [{ scheme: "x", params: new Date(0) }, "fromParts: params must be a plain object"],
    [{ scheme: "x", path: "a", segments: [] }, "fromParts: path and segments are both given."],
    [{ scheme: "x", query: "a", params: {} }, "fromParts: query and params are both given."],
  ])("%j", (parts, message) => {
    expect(() => fromParts(parts as never)).toThrow(TypeError);
    expect(() => fromParts(parts as never)).toThrow(message);
    if ((parts as { scheme?: unknown }).scheme === "x") {
      expect(() => withParts("x:/a", parts as never)).toThrow(message.replace("fromParts", "withParts"));
    }
  });

  test.each([null, undefined, "a", 1])("%j is not an object of parts", (parts) => {
    expect(() => fromParts(parts as never)).toThrow("fromParts: parts must be a plain object");
    expect(() => withParts("x:/a", parts as never)).toThrow("withParts: parts must be a plain object");
  });
});

test.each<[object | null, string]>([
  [null, "patch must be a plain object"],
  [{ remove: ["a"] }, 'patch has the unknown property "remove"'],
  [{ set: "a=1" }, "set must be a plain object"],
  [{ set: { a: {} } }, "a value in set must be"],
  [{ append: { a: () => {} } }, "a value in append must be"],
  [{ delete: "a" }, "delete must be an array"],
  [{ delete: [1] }, "delete must be a string"],
  [{ keepOnly: new Set(["a"]) }, "keepOnly must be an array"],
  [{ deleteWhere: ["a"] }, "deleteWhere must be a function"],
  [{ sort: 1 }, "sort must be true or false"],
])("the patch %j", (patch, message) => {
  expect(() => patchQuery("https://h/", patch as never)).toThrow(TypeError);
  expect(() => patchQuery("https://h/", patch as never)).toThrow(`patchQuery: ${message}`);
});

test("text is text, and a list a list", () => {
  const wrong = [1, null, undefined, {}] as never[];
  for (const value of wrong) {
    expect(() => joinPath("https://h/", value)).toThrow("joinPath: text must be a string");
    expect(() => withExtension("https://h/a", value)).toThrow("withExtension: extension must be a string");
    expect(() => appendSegments("https://h/", value)).toThrow("appendSegments: list must be an array");
    expect(() => appendSegments("https://h/", [value])).toThrow("appendSegments: list must be a string");
    expect(() => fromFilePath(value, "posix")).toThrow("fromFilePath: path must be a string");
    expect(() => parseReference(value, "special")).toThrow("parseReference: text must be a string");
  }
  expect(() => appendSegments("https://h/", "a" as never)).toThrow(TypeError);
  expect(() => stripTracking("https://h/", "utm_*" as never)).toThrow("stripTracking: rules must be an array");
  expect(() => segments("https://h/", { raw: 1 } as never)).toThrow("segments: raw must be true or false");
});

test("a reference has all of its components", () => {
  const reference = orThrow(parseReference("a", "special"));
  const wrong = [
    null,
    "a",
    {},
    { ...reference, base: "toString" },
    { ...reference, path: null },
    { ...reference, query: undefined },
  ];
  for (const value of wrong as never[]) {
    expect(() => serializeReference(value)).toThrow("serializeReference: reference must be a reference");
    expect(() => resolveReference(value, "https://h/")).toThrow("resolveReference: reference must be a reference");
    expect(() => joinReferences(reference, value)).toThrow("joinReferences: second must be a reference");
    expect(() => joinReferences(value, reference)).toThrow("joinReferences: first must be a reference");
  }
  expect(() => parseReference("a", "https" as never)).toThrow(RangeError);
  expect(() => parseReference("a", null as never)).toThrow(TypeError);
});
