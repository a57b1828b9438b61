import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/matrix/root.ts";
import { rowOf, withRows } from "../../src/servers/page.ts";
import { TOOLS, versionOf } from "../../src/servers/project.ts";
import { REQUESTS } from "../../src/servers/requests.ts";
import { SERVERS, type Server } from "../../src/servers/servers.ts";

const express = SERVERS.find(({ name }) => name === "Express 4") as Server;
const outcome = { statuses: REQUESTS.map(({ status }) => status), closing: 3, closingBeside: 2001, wrong: [] };

test("each tool has a version, and each version belongs to a tool", () => {
  const always = ["@fastify/busboy", "@types/node", "bun", "deno", "typescript", "zod"];
  expect(Object.keys(TOOLS).sort()).toEqual([...new Set([...always, ...SERVERS.flatMap(({ tools }) => tools)])].sort());
  for (const tool of Object.keys(TOOLS)) expect(versionOf(tool)).toMatch(/^\d+\.\d+\.\d+$/);
});

test("there are ten requests, and no two servers have the same name", () => {
  expect(REQUESTS).toHaveLength(10);
  expect(new Set(SERVERS.map(({ name }) => name)).size).toBe(SERVERS.length);
});

test("a row has the version, the statuses and the times, and says what is wrong", () => {
  const row = ["Express 4", TOOLS["express@4"], "200", "200", "200", "200", "422", "413", "413", "415", "200", "415"];
  expect(rowOf(express, outcome)).toEqual([...row, "3 ms", "2001 ms"]);
  const wrong = { ...outcome, closing: null, closingBeside: Number.POSITIVE_INFINITY, wrong: ["a", "b"] };
  expect(rowOf(express, wrong)).toEqual(["Express 4 (2 wrong)", ...row.slice(1), "–", "over a minute"]);
});

test("the rows of other servers stay as they are", () => {
  const page = withRows("a\n<!-- form-servers -->\n<!-- /form-servers -->\nb\n", new Map([["Express 4", outcome]]));
  const both = withRows(page, new Map([["Express 5", outcome]]));
  expect(both.split("\n").filter((line) => line.startsWith("| Express"))).toHaveLength(2);
  expect(both.endsWith("<!-- /form-servers -->\nb\n")).toBe(true);
  expect(() => withRows("a", new Map())).toThrow("has no place");
});

test("the page has a row for each server, and no answer of them is wrong", () => {
  const page = readFileSync(join(ROOT, "docs/form-servers.md"), "utf8");
  for (const server of SERVERS) {
    const line = page.split("\n").find((each) => each.startsWith(`| ${server.name} |`));
    expect(line?.split(" | ").slice(2, 12)).toEqual(REQUESTS.map(({ status }) => String(status)));
  }
});
