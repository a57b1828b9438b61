import { expect, test } from "vitest";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { registerSQLite } from "../src/sqlite/index.ts";

type Registered = { options: object; callback: (...values: unknown[]) => unknown };

function register(): Map<string, Registered> {
  const found = new Map<string, Registered>();
  registerSQLite({
    function(name, options, callback) {
      found.set(name, { options, callback });
    },
  });
  return found;
}

test("every function is registered as deterministic, with as many parameters as the table says", () => {
  const found = register();
  expect([...found.keys()]).toEqual(SQL_FUNCTIONS.map(({ name }) => name));
  for (const { name, parameters } of SQL_FUNCTIONS) {
    expect(found.get(name)!.callback).toHaveLength(parameters.length);
    expect(found.get(name)!.options).toEqual({ deterministic: true });
  }
});

test("a boolean is 1 or 0, because SQLite has none", () => {
  const { callback } = register().get("url_is_valid")!;
  expect([callback("https://a.example/"), callback("a b"), callback(null)]).toEqual([1, 0, null]);
});

test("without a method function the error names the versions that have one", () => {
  for (const wrong of [{}, null, undefined, "file.db", () => {}]) {
    expect(() => registerSQLite(wrong as never)).toThrow(TypeError);
    expect(() => registerSQLite(wrong as never)).toThrow(/^registerSQLite: database must be .*Node 22\.13/);
  }
});
