import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { orThrow } from "@url/result";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ListEntry, type ListError, type ListOptions, loadSet, loadTable } from "../src/list/index.ts";
import { has, isEmpty, makeSet, prefixesOf } from "../src/set/index.ts";
import { entriesOf, lookup } from "../src/table/index.ts";
import { makeRandom } from "./random.ts";
import { failed, ok } from "./results.ts";

const DROP = `; Spamhaus DROP List 2026/11/22
; Expires: Sun, 22 Nov 2026 12:00:00 GMT
192.0.2.0/24 ; SBL256894
198.51.100.0/25 ; SBL1
2001:db8::/32;SBL2

# a comment, with ünïcode
203.0.113.1 - 203.0.113.4 # a range
203.0.113.9
`;

const AWS = {
  syncToken: "1",
  createDate: "2026-11-22-00-00-00",
  prefixes: [
    { ip_prefix: "192.0.2.0/25", region: "eu-west-1", service: "AMAZON", network_border_group: "eu-west-1" },
    { ip_prefix: "198.51.100.0/24", region: "us-east-1", service: "S3", network_border_group: "us-east-1" },
  ],
  ipv6_prefixes: [
    { ipv6_prefix: "2001:db8::/40", region: "eu-west-1", service: "S3", network_border_group: "eu-west-1" },
  ],
};

const GOOGLE = {
  syncToken: "1",
  creationTime: "2026-11-22T00:00:00",
  prefixes: [
    { ipv4Prefix: "192.0.2.0/24", service: "Google Cloud", scope: "europe-west1" },
    { ipv6Prefix: "2001:db8:1::/48", service: "Google Cloud", scope: "us-east1" },
  ],
};

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

// Made for these tests, in the form that the publishers document.
// https://learn.microsoft.com/en-us/azure/virtual-network/service-tags-overview
const AZURE = {
  changeNumber: 1,
  cloud: "Public",
  values: [
    {
      name: "Storage.Here",
      id: "Storage.Here",
      properties: {
        region: "here",
        systemService: "AzureStorage",
        addressPrefixes: ["192.0.2.0/25", "2001:db8:4::10c/126"],
      },
    },
    { name: "Hub", id: "Hub", properties: { region: "", systemService: "", addressPrefixes: ["198.51.100.0/24"] } },
  ],
};

// https://docs.github.com/en/rest/meta/meta
const GITHUB = {
  verifiable_password_authentication: false,
  ssh_key_fingerprints: { SHA256_ED25519: "x" },
  ssh_keys: ["ssh-ed25519 AAAA"],
  hooks: ["192.0.2.0/24", "2001:db8::/32"],
  a_service_of_next_year: ["198.51.100.1/32"],
  domains: { website: ["*.example.com"] },
};

// https://developers.cloudflare.com/api/resources/ips/methods/list/
const CLOUDFLARE = {
  result: { etag: "a", ipv4_cidrs: ["192.0.2.0/24"], ipv6_cidrs: ["2001:db8::/32"] },
  success: true,
  errors: [],
  messages: [],
};

describe("a list of lines", () => {
  const expected = makeSet([
    "192.0.2.0/24",
    "198.51.100.0/25",
    "2001:db8::/32",
    "203.0.113.1-203.0.113.4",
    "203.0.113.9",
  ]);

  test("from bytes that are cut anywhere", async () => {
    const random = makeRandom(1);
    for (const text of [DROP, DROP.trimEnd(), DROP.replaceAll("\n", "\r\n"), `\uFEFF${DROP}`]) {
      expect(await loadSet([bytesOf(text)])).toEqual(expected);
      for (let round = 0; round < 50; round++) {
        const bytes = bytesOf(text);
        const chunks: Uint8Array[] = [];
        for (let at = 0; at < bytes.length; ) {
          const end = at + random.below(random.below(2) === 0 ? 4 : 100);
          chunks.push(bytes.slice(at, end));
          at = end;
        }
        expect(await loadSet(Readable.from(chunks, { objectMode: true }))).toEqual(expected);
      }
    }
  });

  test("from lines as strings, with or without their ends", async () => {
    expect(await loadSet(DROP.split("\n"))).toEqual(expected);
    expect(await loadSet(DROP.split("\n").map((line) => `${line}\r\n`))).toEqual(expected);
    expect(await loadSet([`\uFEFF192.0.2.0/24`])).toEqual(makeSet(["192.0.2.0/24"]));
  });

  test("a string of several lines throws, because a text that is cut anywhere would be read as other prefixes", async () => {
    await expect(loadSet(["64.0.0.0/2", "4\n192.0.2.0/24\n"])).rejects.toThrow(
      /^loadSet: a string of source must be one line \(yield bytes for pieces of a text\), not /,
    );
  });

  test("an empty source is an empty set", async () => {
    for (const source of [[], [""], [bytesOf("")], [bytesOf("\n\n# nothing\n")]]) {
      expect(isEmpty(orThrow(await loadSet(source)))).toBe(true);
    }
  });

  test.each([
    ["10.0.0.0/8\n10.0.0.1/8 ; SBL1\n", { code: "prefix-host-bits", start: 0, end: 8, index: 1 }],
    ["\n  10.0.0.256  # x\n", { code: "IPv4-out-of-range-part", start: 9, end: 12, index: 1 }],
    ["\t10.0.0.9 - 10.0.0.1\n", { code: "range-reversed", start: 12, end: 20, index: 0 }],
    ["::1\n<!doctype html>\n", { code: "IPv4-non-numeric-part", start: 0, end: 15, index: 1 }],
    ["10.0.0.0/8 10.1.0.0/16\n", { code: "prefix-length-invalid", start: 9, end: 22, index: 0 }],
    [`::1\n${"x".repeat(70_000)}\n`, { code: "line-too-long", start: 0, end: 0, index: 1 }],
    [`::1\n::2 # ${"x".repeat(70_000)}`, { code: "line-too-long", start: 0, end: 0, index: 1 }],
  ])("fails at the first error of %j", async (text, error) => {
    expect(await loadSet([bytesOf(text)])).toEqual(failed(error));
    expect(await loadSet(Array.from(bytesOf(text).slice(0, 70_010), (byte) => Uint8Array.of(byte)))).toEqual(
      failed(error),
    );
    expect(await loadSet(text.split("\n"))).toEqual(failed(error));
  });

  test("bytes that are not UTF-8 are an error, also in a comment", async () => {
    const bytes = Uint8Array.of(...bytesOf("::1\n::2 # "), 0xe9, 0x0a);
    expect(await loadSet([bytes])).toEqual(failed({ code: "list-encoding", start: 0, end: 0, index: 1 }));
    expect((await loadSet([Uint8Array.of(0xff, 0xfe, 0x31, 0)])).ok).toBe(false);
  });

  test("leaves errors out if it is told to, and reports each of them", async () => {
    const reported: ListError[] = [];
    const lines = ["10.0.0.0/8", "x", "192.0.2.1/24", "x".repeat(70_000), "::1"];
    const set = await loadSet(lines, { errors: "skip", report: (error) => reported.push(error) });
    expect([...prefixesOf(orThrow(set))]).toEqual(["10.0.0.0/8", "::1/128"]);
    expect(reported.map(({ code, index }) => [code, index])).toEqual([
      ["IPv4-non-numeric-part", 1],
      ["prefix-host-bits", 2],
      ["line-too-long", 3],
    ]);
    reported.length = 0;
    await loadSet(lines, { report: (error) => reported.push(error) });
    expect(reported).toHaveLength(1);
  });

  test("clears host bits with hostBits, and stops a source that is too long", async () => {
    expect(await loadSet(["10.9.9.9/8"], { hostBits: "mask" })).toEqual(makeSet(["10.0.0.0/8"]));
    const error = { code: "list-too-long", start: 0, end: 0, index: 2 };
    expect(await loadSet(["::1", "::2", "::3"], { maxLength: 8 })).toEqual(failed(error));
    expect(await loadSet(["::1", "::2", "::3"], { maxLength: 8, errors: "skip" })).toEqual(failed(error));
    expect(await loadSet(["::1", "::2", "::3"], { maxLength: 9 })).toEqual(makeSet(["::1-::3"]));
    expect(await loadSet([bytesOf("::1")], { maxLength: 2 })).toEqual(failed({ ...error, index: 0 }));
  });

  test("rejects if the source does, or yields what is neither text nor bytes", async () => {
    async function* broken(): AsyncGenerator<string> {
      yield "::1";
      throw new Error("reset");
    }
    await expect(loadSet(broken())).rejects.toThrow("reset");
    await expect(loadSet([1] as never)).rejects.toThrow(
      new TypeError("loadSet: what source yields must be a string or a Uint8Array, not 1."),
    );
  });

  test("keep chooses entries by their text and comment; the others must be valid too", async () => {
    const seen: ListEntry[] = [];
    const keep = (entry: ListEntry): boolean => {
      seen.push(entry);
      has(orThrow(makeSet(["::/0"])), "::1");
      return entry.comment === "SBL1";
    };
    expect(await loadSet([bytesOf(DROP)], { keep })).toEqual(makeSet(["198.51.100.0/25"]));
    expect(seen[3]).toEqual({ text: "203.0.113.1 - 203.0.113.4", index: 7, comment: "a range", fields: {} });
    expect(await loadSet(["x"], { keep: () => false })).toMatchObject({ ok: false });
  });
});

describe("the JSON of publishers", () => {
  test("is read from pieces of text or bytes", async () => {
    const text = JSON.stringify(AWS, null, 2);
    const expected = makeSet(["192.0.2.0/25", "198.51.100.0/24", "2001:db8::/40"]);
    expect(await loadSet([text], { format: "aws" })).toEqual(expected);
    expect(await loadSet([text.slice(0, 50), text.slice(50)], { format: "aws" })).toEqual(expected);
    expect(
      await loadSet(
        Array.from(bytesOf(text), (byte) => Uint8Array.of(byte)),
        { format: "aws" },
      ),
    ).toEqual(expected);
    expect(await loadSet([bytesOf(`\uFEFF${JSON.stringify(GOOGLE)}`)], { format: "google" })).toEqual(
      makeSet(["192.0.2.0/24", "2001:db8:1::/48"]),
    );
  });

  test("its records can be chosen by their members", async () => {
    const keep = ({ fields }: ListEntry): boolean => fields.service === "S3";
    expect(await loadSet([JSON.stringify(AWS)], { format: "aws", keep })).toEqual(
      makeSet(["198.51.100.0/24", "2001:db8::/40"]),
    );
  });

  test.each<[NonNullable<ListOptions["format"]>, object, readonly string[], readonly object[]]>([
    [
      "azure",
      AZURE,
      ["192.0.2.0/25", "2001:db8:4::10c/126", "198.51.100.0/24"],
      [
        { name: "Storage.Here", id: "Storage.Here", region: "here", systemService: "AzureStorage" },
        { name: "Storage.Here", id: "Storage.Here", region: "here", systemService: "AzureStorage" },
        { name: "Hub", id: "Hub", region: "", systemService: "" },
      ],
    ],
    [
      "github",
      GITHUB,
      ["192.0.2.0/24", "2001:db8::/32", "198.51.100.1/32"],
      [{ service: "hooks" }, { service: "hooks" }, { service: "a_service_of_next_year" }],
    ],
    ["cloudflare", CLOUDFLARE, ["192.0.2.0/24", "2001:db8::/32"], [{ list: "ipv4_cidrs" }, { list: "ipv6_cidrs" }]],
  ])("of %s: prefixes and their members", async (format, document, prefixes, fields) => {
    const seen: ListEntry[] = [];
    const keep = (entry: ListEntry) => seen.push(entry) > 0;
    expect(await loadSet([JSON.stringify(document)], { format, keep })).toEqual(makeSet(prefixes));
    expect(seen.map(({ text }) => text)).toEqual(prefixes);
    expect(seen.map(({ index }) => index)).toEqual(prefixes.map((_, index) => index));
    expect(seen.map(({ fields }) => fields)).toEqual(fields);
  });

  test.each<[NonNullable<ListOptions["format"]>, object, number]>([
    ["azure", { values: [{ name: "A", properties: { addressPrefixes: ["::/0", 1] } }] }, 1],
    ["azure", { values: [{ name: "A", properties: { region: "" } }] }, 0],
    ["azure", { values: [null] }, 0],
    ["github", { hooks: ["::/0", "x"] }, 1],
    ["github", { hooks: ["::/0"], domains: {}, more: [{ ipv4: "10.0.0.0/8" }] }, 1],
    ["cloudflare", { result: { ipv4_cidrs: ["10.0.0.0/8"], ipv6_cidrs: ["10.0.0.1/8"] } }, 1],
  ])("of %s: what is not a prefix is an error: %j", async (format, document, index) => {
    expect(await loadSet([JSON.stringify(document)], { format })).toMatchObject({ ok: false, error: { index } });
  });

  test("decodes UTF-8 in its members", async () => {
    const document = { prefixes: [{ ipv4Prefix: "192.0.2.0/24", service: "Zürich 😀" }] };
    const table = await loadTable([bytesOf(JSON.stringify(document))], {
      format: "google",
      value: ({ fields }) => fields.service,
    });
    expect(lookup(orThrow(table), "192.0.2.1")).toBe("Zürich 😀");
  });

  test.each([
    ["{", "aws", "json-invalid"],
    ["", "google", "json-invalid"],
    ["<html>", "aws", "json-invalid"],
    ["[]", "google", "json-shape"],
    ["null", "aws", "json-shape"],
    ['{"prefixes":[]}', "aws", "json-shape"],
    ['{"prefixes":{}}', "google", "json-shape"],
    ['{"error":"slow down"}', "google", "json-shape"],
    ['{"__proto__":{"prefixes":[]}}', "google", "json-shape"],
    ["{}", "azure", "json-shape"],
    ['{"values":{}}', "azure", "json-shape"],
    ["null", "github", "json-shape"],
    ['{"message":"API rate limit exceeded"}', "github", "json-shape"],
    ['{"message":"no","errors":[]}', "github", "json-shape"],
    ['{"ssh_keys":[]}', "github", "json-shape"],
    ['{"hooks":{}}', "github", "json-shape"],
    ['{"result":null,"success":false,"errors":[{"code":1}]}', "cloudflare", "json-shape"],
    ['{"result":{"ipv4_cidrs":[]}}', "cloudflare", "json-shape"],
    ['{"ipv4_cidrs":[],"ipv6_cidrs":[]}', "cloudflare", "json-shape"],
  ] as const)("%j as %s: %s, whatever the policy is", async (text, format, code) => {
    const error = { code, start: 0, end: 0, index: 0 };
    const reported: ListError[] = [];
    expect(await loadSet([text], { format })).toEqual(failed(error));
    expect(await loadSet([text], { format, errors: "skip", report: (found) => reported.push(found) })).toEqual(
      failed(error),
    );
    expect(reported).toEqual([error]);
  });

  test.each([
    [{ prefixes: [{ ipv4Prefix: "192.0.2.0/24" }, { ipv4Prefix: "192.0.2.1/24" }] }, "prefix-host-bits"],
    [{ prefixes: [{ ipv4Prefix: "192.0.2.0/24" }, { service: "x" }] }, "IPv4-empty-part"],
    [{ prefixes: [{ ipv4Prefix: "192.0.2.0/24" }, null] }, "IPv4-empty-part"],
    [{ prefixes: [{ ipv4Prefix: "192.0.2.0/24" }, { ipv4Prefix: 1 }] }, "IPv4-empty-part"],
    [
      { prefixes: [{ ipv4Prefix: "192.0.2.0/24" }, { ipv4Prefix: "10.0.0.0/8", ipv6Prefix: "::/0" }] },
      "IPv4-empty-part",
    ],
  ])("a record without one valid prefix is an error with its index: %j", async (document, code) => {
    const source = [JSON.stringify(document)];
    expect(await loadSet(source, { format: "google" })).toMatchObject({ ok: false, error: { code, index: 1 } });
    expect(await loadSet(source, { format: "google", errors: "skip" })).toEqual(makeSet(["192.0.2.0/24"]));
  });
});

describe("loadTable", () => {
  test("gives each prefix of an entry its value", async () => {
    const table = orThrow(await loadTable([bytesOf(DROP)], { value: ({ comment }) => comment }));
    expect([...entriesOf(table)]).toEqual([
      ["192.0.2.0/24", "SBL256894"],
      ["198.51.100.0/25", "SBL1"],
      ["203.0.113.1/32", "a range"],
      ["203.0.113.2/31", "a range"],
      ["203.0.113.4/32", "a range"],
      ["203.0.113.9/32", ""],
      ["2001:db8::/32", "SBL2"],
    ]);
  });

  test("the later of two entries with the same prefix counts, and a mapped prefix is IPv4", async () => {
    const lines = ["10.0.0.0/8 # a", "::ffff:10.0.0.0/104 # b", "::fffe:ffff:ffff # c"];
    const table = orThrow(await loadTable(lines, { value: ({ comment }) => comment }));
    expect([...entriesOf(table)]).toEqual([
      ["10.0.0.0/8", "b"],
      ["::fffe:ffff:ffff/128", "c"],
    ]);
  });

  test("fails as loadSet does", async () => {
    expect(await loadTable(["x"], { value: () => 1 })).toEqual(
      failed({ code: "IPv4-non-numeric-part", start: 0, end: 1, index: 0 }),
    );
    expect(() => loadTable([], undefined as never)).toThrow(TypeError);
    expect(() => loadTable([], {} as never)).toThrow("loadTable: value must be a function");
  });
});

describe("sources of Node", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ip-list-"));
    writeFileSync(join(folder, "drop.txt"), DROP);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("a file as a stream, the lines of a file handle, and the body of a response", async () => {
    const path = join(folder, "drop.txt");
    const expected = orThrow(await loadSet([bytesOf(DROP)]));
    expect(await loadSet(createReadStream(path, { highWaterMark: 7 }))).toEqual(ok(expected));
    const file = await open(path);
    expect(await loadSet(file.readLines())).toEqual(ok(expected));
    expect(await loadSet(new Response(DROP).body as never)).toEqual(ok(expected));
  });
});
