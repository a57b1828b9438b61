import { describe, expect, test } from "vitest";
import { serversTable, serverTimesTable, unfinishedTable } from "../src/report/servers-table.ts";
import { updateSpeed } from "../src/report/write.ts";
import type { MemoryRow, ServerRow, ServersResult } from "../src/result.ts";
import { addServers } from "../src/servers/add.ts";
import { PAIRINGS } from "../src/servers/pairings.ts";
import { RESULTS } from "./results.ts";

const FASTIFY = "Fastify, `@fastify/formbody`";
const HONO = "Hono, `c.req.parseBody()`";

function row(title: string, pairs: number, ratio: number): ServerRow {
  return { title, pairs, date: "2026-01-02", ours: 1000 * ratio, theirs: 1000, ratio };
}

function keeps(title: string, ours: number): MemoryRow {
  return { title, date: "2026-01-02", ours, theirs: 11_149_000 };
}

const SERVERS: readonly ServersResult[] = [
  { node: "20.19.0", rows: [row(FASTIFY, 5, 1.21), row(FASTIFY, 10_000, 1.004)], memory: [keeps(HONO, 11e6)] },
  { node: "26.1.0", rows: [row(FASTIFY, 5, 1.2), row(FASTIFY, 10_000, 1.01)], memory: [] },
];

describe("the table of servers", () => {
  test("has a column for each Node, and a ratio above its target is bold", () => {
    const lines = serversTable(SERVERS).split("\n");
    expect(lines[0]).toBe("| compared with | pairs | at most | Node 20.19.0 | Node 26.1.0 |");
    expect(lines).toContain(`| ${FASTIFY} | 5 | 1.2 | **1.21** | 1.20 |`);
    expect(lines).toContain(`| ${FASTIFY} | 10,000 | 1.0 | 1.00 | **1.01** |`);
    expect(lines).toContain(`| ${HONO} | 5 | 1.0 |  |  |`);
  });

  test("has the times of each Node", () => {
    const lines = serverTimesTable(SERVERS).split("\n");
    expect(lines[2]).toBe(`| Node 20.19.0 | ${FASTIFY} | 5 | 1,210 | 1,000 | 2026-01-02 |`);
    expect(lines[3]).toBe(`|  | ${FASTIFY} | 10,000 | 1,004 | 1,000 | 2026-01-02 |`);
  });

  test("has the memory of each Node, in megabytes", () => {
    const lines = unfinishedTable(SERVERS).split("\n");
    expect(lines[0]).toBe("| ours / theirs, MB | Node 20.19.0 | Node 26.1.0 |");
    expect(lines).toContain(`| ${HONO} | 11.0 / 11.1 |  |`);
  });

  test("goes into a README between its marks", () => {
    const markdown = "a\n<!-- speed servers -->\nold\n<!-- /speed -->\nb";
    const updated = updateSpeed(markdown, { ...RESULTS, servers: SERVERS });
    expect(updated).toBe(`a\n<!-- speed servers -->\n${serversTable(SERVERS)}\n<!-- /speed -->\nb`);
  });
});

describe("new rows", () => {
  test("replace those of the same Node and the same comparison, and the others stay", () => {
    const found = [{ node: "26.1.0", rows: [row(FASTIFY, 10_000, 0.9)], memory: [keeps(HONO, 1e6)] }];
    expect(addServers(SERVERS, found)).toEqual([
      SERVERS[0],
      { node: "26.1.0", rows: [row(FASTIFY, 5, 1.2), row(FASTIFY, 10_000, 0.9)], memory: [keeps(HONO, 1e6)] },
    ]);
  });

  test("are in the order of the comparisons, and Nodes in that of their versions", () => {
    const found = [
      { node: "9.0.0", rows: [row(HONO, 5, 1), row(FASTIFY, 5, 1)], memory: [keeps(HONO, 1), keeps(FASTIFY, 1)] },
    ];
    const [first, ...others] = addServers(SERVERS, found);
    expect(first).toEqual({
      node: "9.0.0",
      rows: [row(FASTIFY, 5, 1), row(HONO, 5, 1)],
      memory: [keeps(FASTIFY, 1), keeps(HONO, 1)],
    });
    expect(others).toEqual(SERVERS);
  });
});

test("every comparison has its own title and length", () => {
  expect(new Set(PAIRINGS.map(({ title, pairs }) => `${title} ${pairs}`)).size).toBe(PAIRINGS.length);
});
