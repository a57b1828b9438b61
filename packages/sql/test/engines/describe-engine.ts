import { isMissing } from "@url/tooling-conformance/wpt";
import { afterAll, beforeAll, describe, expect, type TestContext, test } from "vitest";
import { SQL_FUNCTIONS, type SQLText, type SQLValue } from "../../src/index.ts";
import { CASES, type Case } from "./cases.ts";
import type { Engine } from "./engine.ts";
import { wptCases } from "./wpt-cases.ts";

/**
 * Tests the functions in an engine, also with a query of `many` rows. `start` returns the engine, or a sentence that says why
 * it is not there: then the tests are skipped, and the run says so. `asStored` is what the engine makes of a value.
 */
export function describeEngine(
  name: string,
  start: () => Promise<Engine | string>,
  many = 100_000,
  asStored: (value: SQLValue) => SQLValue = (value) => value,
): void {
  describe(name, () => {
    let engine: Engine | string;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(async () => {
      if (typeof engine !== "string") await engine.close();
    });
    const there = (context: TestContext): Engine => (typeof engine === "string" ? context.skip(engine) : engine);

    const stored = ([called, args, value]: Case): Case => [called, args, asStored(value)];

    test("the Standard's examples", async (context) => compare(there(context), CASES.map(stored)));

    test("the rows of web-platform-tests", async (context) => {
      const cases = wptCases();
      if (!isMissing(cases)) return compare(there(context), cases);
      if (cases.fatal) throw new Error(cases.missing);
      context.skip(cases.missing);
    });

    test("NULL in any argument is NULL", async (context) => {
      for (const declared of SQL_FUNCTIONS) {
        const texts = declared.parameters.map(() => "https://a.example/");
        const rows = texts.map((_, at) => texts.map((text, i) => (i === at ? null : text)));
        const values = await there(context).call(declared.name, [...rows, texts.map(() => null)]);
        expect(values, declared.name).toEqual([...rows, null].map(() => null));
      }
    });

    test("an unknown part fails the query with a message that names the parts, and the next query works", async (context) => {
      for (const part of ["hostname", "__proto__", "constructor", "", "Host", "a\tb\n"]) {
        await expect(there(context).call("url_part", [["https://a.example/", part]])).rejects.toThrow(
          /"scheme" or .*"suffix"/,
        );
      }
      expect(await there(context).call("url_part", [["https://a.example/", "host"]])).toEqual(["a.example"]);
    });

    test("changes and patterns that cannot be read fail the query, and the next query works", async (context) => {
      for (const changes of [
        "",
        "[]",
        "null",
        "1",
        "{",
        '{"hostname":"a"}',
        '{"path":1}',
        '{"path":"/","segments":[]}',
      ])
        await expect(there(context).call("url_edit", [["no URL", changes]])).rejects.toThrow(/url_edit|withParts/);
      await expect(there(context).call("url_pattern_match", [["no URL", "https://a/("]])).rejects.toThrow(/pattern/);
      expect(await there(context).call("url_edit", [["http://a/", '{"path":"b"}']])).toEqual(["http://a/b"]);
    });

    test(`${many} rows in one query, a third of them URLs`, async (context) => {
      const rows = Array.from({ length: many }, (_, i): [SQLText] => {
        if (i % 3 === 0) return [`HTTPS://WWW.Host-${i}.co.uk/\n?${i}`];
        return [i % 3 === 1 ? null : `no\tURL ${i}`];
      });
      const hosts = rows.map((_, i) => (i % 3 === 0 ? `www.host-${i}.co.uk` : null));
      const sites = rows.map((_, i) => (i % 3 === 0 ? `https://host-${i}.co.uk` : null));
      expect(await there(context).call("url_host", rows)).toEqual(hosts);
      expect(await there(context).call("url_site", rows)).toEqual(sites);
      const resolved = rows.map((_, i): [SQLText, SQLText] => [`../${i}`, "https://a.example/b/"]);
      expect(await there(context).call("url_resolve", resolved)).toEqual(rows.map((_, i) => `https://a.example/${i}`));
    });
  });
}

/** Calls each function once, with all of its rows, and compares the results. */
async function compare(engine: Engine, cases: readonly Case[]): Promise<void> {
  const byName = new Map<string, Case[]>();
  for (const one of cases) byName.set(one[0], [...(byName.get(one[0]) ?? []), one]);
  expect(byName.size).toBeGreaterThan(7);
  for (const [name, group] of byName) {
    const values = await engine.call(
      name,
      group.map(([, args]) => args),
    );
    expect(pairs(group, values), name).toEqual(
      pairs(
        group,
        group.map(([, , value]) => value),
      ),
    );
  }
}

/** The arguments beside the value, both short enough to be read if they differ. */
function pairs(cases: readonly Case[], values: readonly SQLValue[]): unknown[] {
  return cases.map(([, args], i) => [args.map((arg) => arg?.slice(0, 100)), values[i]]);
}
