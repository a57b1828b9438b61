import { expect, test } from "vitest";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { describeEngine } from "./engines/describe-engine.ts";
import type { Engine } from "./engines/engine.ts";

describeEngine("the table itself", startTable, 300);

async function startTable(): Promise<Engine> {
  return {
    async call(name, rows) {
      const { call } = SQL_FUNCTIONS.find((declared) => declared.name === name)!;
      return rows.map((args) => call(...args));
    },
    close() {},
  };
}

test("the names are plain identifiers, each once, and every function has a description", () => {
  const names = SQL_FUNCTIONS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, description, parameters } of SQL_FUNCTIONS) {
    expect(name).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(parameters.length).toBeGreaterThan(0);
  }
});

test("an argument that is neither text nor null is a TypeError that names the function and the parameter", () => {
  const call = (name: string, ...args: unknown[]) =>
    (SQL_FUNCTIONS.find((declared) => declared.name === name)!.call as (...args: unknown[]) => unknown)(...args);
  expect(() => call("url_host", 5)).toThrow(new TypeError("url_host: url must be text or NULL, not 5."));
  expect(() => call("url_host")).toThrow(TypeError);
  expect(() => call("url_param", "http://a/", undefined)).toThrow(/^url_param: name must be text or NULL/);
  expect(() => call("url_param", null, 1n)).toThrow(/^url_param: name must be text or NULL/);
  for (const value of [true, 1, 1n, {}, [], Symbol("a"), new Uint8Array(1), () => "http://a/"]) {
    for (const { name, parameters } of SQL_FUNCTIONS) {
      for (const [at, parameter] of parameters.entries()) {
        const args = parameters.map((_, i) => (i === at ? value : "http://a/"));
        expect(() => call(name, ...args)).toThrow(TypeError);
        expect(() => call(name, ...args)).toThrow(`${name}: ${parameter.name} must be text or NULL, not `);
      }
    }
  }
});

test("an unknown part is a RangeError, even of a text that is not a URL", () => {
  const { call } = SQL_FUNCTIONS.find(({ name }) => name === "url_part")!;
  expect(() => call("no URL", "protocol")).toThrow(RangeError);
});
