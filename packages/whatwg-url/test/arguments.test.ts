import { describe, expect, test } from "vitest";
import * as ours from "../src/index.ts";

const url = ours.parseURL("https://user@example.com/a")!;

const NO_RECORD: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  1n,
  true,
  "https://a/",
  Symbol("s"),
  {},
  [],
  () => {},
  { href: "https://a/" },
  { ...url, scheme: 1 },
  { ...url, path: null },
  { ...url, path: [Symbol("s")] },
  { ...url, host: undefined },
  { ...url, host: Number.NaN },
  { ...url, host: [1, 2, 3] },
  { ...url, host: [1, 2, 3, 4, 5, 6, 7, 65536] },
];

describe.each<[name: string, call: (value: never) => unknown]>([
  ["serializeURL", (value) => ours.serializeURL(value)],
  ["serializePath", (value) => ours.serializePath(value)],
  ["serializeURLOrigin", (value) => ours.serializeURLOrigin(value)],
  ["hasAnOpaquePath", (value) => ours.hasAnOpaquePath(value)],
  ["cannotHaveAUsernamePasswordPort", (value) => ours.cannotHaveAUsernamePasswordPort(value)],
  ["setTheUsername", (value) => ours.setTheUsername(value, "x")],
  ["setThePassword", (value) => ours.setThePassword(value, "x")],
])("%s rejects everything that is not a record", (name, call) => {
  test.each(NO_RECORD.map((value) => [value]))("%o", (value) => {
    expect(() => call(value as never)).toThrow(TypeError);
    expect(() => call(value as never)).toThrow(`${name}: url must be a URL record`);
  });
});

test("an option that is not a record is rejected, but null and undefined mean no base", () => {
  for (const baseURL of NO_RECORD.slice(2)) {
    expect(() => ours.parseURL("x", { baseURL: baseURL as never })).toThrow("parseURL: baseURL must be a URL record");
    expect(() => ours.isValidURLString("x", { baseURL: baseURL as never })).toThrow(TypeError);
    expect(() => ours.basicURLParse("x", { url: baseURL as never })).toThrow(TypeError);
  }
  expect(ours.parseURL("x", { baseURL: null })).toBe(null);
  expect(ours.parseURL("x", { baseURL: undefined })).toBe(null);
});

test("rejects a host of a wrong type or out of range", () => {
  for (const host of [undefined, null, Number.NaN, -1, 0.5, 2 ** 32, 1n, {}, [], [1], ["1", 2, 3, 4, 5, 6, 7, 8]]) {
    expect(() => ours.serializeHost(host as never)).toThrow(TypeError);
  }
});

test("bytes are a Uint8Array", () => {
  for (const bytes of [undefined, null, "%41", {}, new DataView(new ArrayBuffer(2)), new Uint16Array(1)]) {
    expect(() => ours.percentDecodeBytes(bytes as never)).toThrow(TypeError);
  }
});

test("a text argument is converted as Web IDL does", () => {
  const text = { toString: () => "https://example.com/é" } as never;
  expect(ours.parseURL(text)).toEqual(ours.parseURL("https://example.com/é"));
  expect(ours.parseURL(undefined as never, { baseURL: url })?.path).toEqual(["undefined"]);
  expect(ours.percentDecodeString(null as never).length).toBe(4);
  const changed = { ...url };
  ours.setTheUsername(changed, 1 as never);
  ours.basicURLParse(8080 as never, { url: changed, stateOverride: "port" });
  expect(ours.serializeURL(changed)).toBe("https://1@example.com:8080/a");
  expect(ours.isValidURLString(text)).toBe(true);
});

test("what the state machine ignores is not a failure, and a rejected port after a host is one", () => {
  const run = (href: string, stateOverride: ours.StateOverride, input: string) => {
    const record = ours.parseURL(href)!;
    const result = ours.basicURLParse(input, { url: record, stateOverride });
    return [result === null, ours.serializeURL(record)];
  };
  expect(run("https://h/", "scheme start", "foo:")).toEqual([false, "https://h/"]);
  expect(run("https://u@h/", "scheme start", "file:")).toEqual([false, "https://u@h/"]);
  expect(run("file:///", "scheme start", "https:")).toEqual([false, "file:///"]);
  expect(run("https://h/", "scheme start", "1:")).toEqual([true, "https://h/"]);
  expect(run("https://h/", "hostname", "a:1")).toEqual([true, "https://h/"]);
  expect(run("https://h/", "host", "a:99999")).toEqual([true, "https://a/"]);
});
