import { readForm } from "@url/form/fetch";
import busboy from "busboy";
import { describe, expect, test } from "vitest";
import { FORM } from "../servers/server.ts";

/** A behaviour that the tests of busboy 1.6 (test/test-types-urlencoded.js) require, each at once and byte by byte. */
interface Case {
  readonly name: string;
  readonly body: string;
  readonly charset?: string;
  readonly limits?: busboy.Limits;
  /** The code with which ours rejects what busboy cuts off. */
  readonly rejected?: string;
}

const TWO = "foo=bar&baz=bla";

const CASES: readonly Case[] = [
  { name: "a name without a value", body: "foo" },
  { name: "a value", body: "foo=bar" },
  { name: "a name, and a value", body: "foo&bar=baz" },
  { name: "a value, and a name", body: "foo=bar&baz" },
  { name: "two values", body: TWO },
  { name: "two names", body: "foo&bar" },
  { name: "an ampersand at the end", body: "foo&bar&" },
  { name: "a plus sign is a space", body: "foo+1=bar+baz%2Bquux" },
  { name: "an encoded value", body: "foo=bar%20baz%21" },
  { name: "an encoded name", body: "foo%20bar=baz%20bla%21" },
  { name: "an encoded value, and a plain one", body: "foo=bar%20baz%21&num=1000" },
  { name: "UTF-16LE", body: "%66%00%6f%00%6f%00=%3d%d8%00%de%21%00", charset: "UTF-16LE" },
  { name: "ISO-8859-1", body: "foo=<%a9:%5e%fe", charset: "ISO-8859-1" },
  { name: "no fields", body: TWO, limits: { fields: 0 }, rejected: "too-many-pairs" },
  { name: "one field", body: TWO, limits: { fields: 1 }, rejected: "too-many-pairs" },
  { name: "lengths at the limits", body: TWO, limits: { fieldNameSize: 3, fieldSize: 3 } },
  { name: "a name over its limit", body: TWO, limits: { fieldNameSize: 2 }, rejected: "name-too-long" },
  { name: "a value over its limit", body: TWO, limits: { fieldSize: 2 }, rejected: "value-too-long" },
  { name: "both over their limits", body: TWO, limits: { fieldNameSize: 2, fieldSize: 2 }, rejected: "name-too-long" },
  { name: "no value at all", body: TWO, limits: { fieldNameSize: 2, fieldSize: 0 }, rejected: "name-too-long" },
  { name: "no name at all", body: TWO, limits: { fieldNameSize: 0, fieldSize: 0 }, rejected: "name-too-long" },
  { name: "an ampersand", body: "&" },
  { name: "ampersands", body: "&&&&&" },
  { name: "an equals sign", body: "=" },
  { name: "nothing", body: "" },
];

test("there are 25 cases, each in two ways", () => {
  expect(CASES).toHaveLength(25);
});

describe.each([
  ["at once", (body: Uint8Array) => [body]],
  ["byte by byte", (body: Uint8Array) => Array.from(body, (byte) => Uint8Array.of(byte))],
])("%s", (_, cut) => {
  test.each(CASES.map((row) => [row.name, row] as const))("%s", async (_, row) => {
    const chunks = cut(new TextEncoder().encode(row.body));
    const theirs = await readWithBusboy(chunks, row);
    const ours = await read(chunks, row);
    if (row.rejected === undefined) expect(ours).toEqual({ ok: true, value: theirs });
    else expect(ours).toMatchObject({ ok: false, error: { code: row.rejected, status: 413 } });
  });
});

function typeOf({ charset = "utf-8" }: Case): { "content-type": string } {
  return { "content-type": `${FORM}; charset="${charset}"` };
}

function readWithBusboy(chunks: readonly Uint8Array[], row: Case): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const pairs: [string, string][] = [];
    const parser = busboy({ headers: typeOf(row), ...(row.limits && { limits: row.limits }) });
    parser.on("field", (name, value) => pairs.push([name, value]));
    parser.on("close", () => resolve(pairs));
    parser.on("error", reject);
    for (const chunk of chunks) parser.write(chunk);
    parser.end();
  });
}

function read(chunks: readonly Uint8Array[], row: Case): Promise<unknown> {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const init = { method: "POST", headers: typeOf(row), body, duplex: "half" };
  const { fields, fieldNameSize, fieldSize } = row.limits ?? {};
  return readForm(new Request("http://a/", init as RequestInit), {
    shape: "pairs",
    maxPairs: fields,
    maxNameLength: fieldNameSize,
    maxValueLength: fieldSize,
  });
}
