import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Registry, startRegistry } from "../../src/matrix/registry.ts";
import { ROOT } from "../../src/matrix/root.ts";
import { run } from "../../src/matrix/run.ts";
import { changedIn, commit, copyOf, serve, write } from "./copies.ts";
import { LETTER, NEXT, publishNextUnicode, writeNextUnicode } from "./next-unicode.ts";

// Each kind of data is updated in a copy of the repository, from changed copies of its sources, which a server of this process has.
const folder = mkdtempSync(join(tmpdir(), "upkeep-"));
const copy = join(folder, "repository");
const sources = join(folder, "sources");
let server: Server;
let address: string;
let registry: Registry;

beforeAll(async () => {
  await copyOf(ROOT, copy);
  ({ address, server } = await serve(sources));
  registry = await startRegistry(outputOf("npm", ["config", "get", "registry"]).trim());
}, 900_000);

afterAll(async () => {
  server.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

// The next kind is updated on top of what this one wrote.
afterEach(() => {
  commit(copy);
});

const read = (path: string): string => readFileSync(join(copy, path), "utf8");
const pinned = (name: string): string =>
  JSON.parse(read("tooling/data/pins.json")).find((pin: { name: string }) => pin.name === name).pinned;
const update = (...args: string[]): Promise<string> =>
  run("npm", ["run", "--silent", "update", "--", ...args], { cwd: copy });
const from = (): string[] => ["--from", address, "--date", "2099-01-02"];

/** Runs the tests that read the data. */
async function passes(...paths: readonly string[]): Promise<void> {
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const tests = ["tooling/tables/test/", "tooling/structure/test/layers/house.test.ts", ...paths];
  await run("node", [vitest, "run", "--project=short", "--reporter=dot", ...tests], { cwd: copy });
}

test("psl: another list reaches the tables, the README, the report of the API and a patch of @url/site", async () => {
  const [pin] = JSON.parse(read("tooling/data/pins.json")).filter(({ name }: { name: string }) => /Suffix/.test(name));
  const version = pin.version === "7.5.3" ? "7.5.4" : "7.5.3";
  expect(await update("psl", version)).toContain(`from tldts ${version}.`);
  expect(changedIn(copy)).toEqual(
    expect.arrayContaining([
      ".changeset/update-psl.md",
      "docs/api/site.txt",
      "packages/site/README.md",
      "packages/site/src/tables/date.ts",
      "packages/site/src/tables/private.ts",
      "pnpm-lock.yaml",
      "tooling/data/pins.json",
    ]),
  );
  expect(read(".changeset/update-psl.md")).toContain('"@url/site": patch');
  expect(read("packages/site/README.md")).toContain(`\`tldts\` ${version}, published on`);
  await passes("packages/site/");
});

test("iana: new rows reach the tables of @url/ip, @url/guard and @url/uri, with the day", async () => {
  const csv = (name: string): string => read(`tooling/data/iana/${name}`);
  const registry = "www.iana.org/assignments/iana-ipv";
  const put = (path: string, text: string): void => write(join(sources, path), text);
  const four = csv("iana-ipv4-special-registry-1.csv");
  const row = "203.0.200.0/24,Made Up for a Test,[RFC9999],2099-01,N/A,True,True,True,True,False\n";
  put(`${registry}4-special-registry/iana-ipv4-special-registry-1.csv`, `${four}${row}`.replaceAll("\n", "\r\n"));
  put(`${registry}6-special-registry/iana-ipv6-special-registry-1.csv`, csv("iana-ipv6-special-registry-1.csv"));
  const allocations = csv("ipv6-unicast-allocations.csv").trim().split("\n").slice(1);
  put(
    "www.iana.org/assignments/ipv6-unicast-address-assignments/ipv6-unicast-address-assignments.csv",
    [
      "Prefix,Designation,Date,WHOIS,RDAP,Status,Note",
      ...allocations.map((line) => `${line},2000-01-01,,,ALLOCATED,`),
      "3a00::/12,RIPE NCC,2099-01-01,,,ALLOCATED,\n",
    ].join("\n"),
  );
  const schemes = csv("uri-schemes.csv").trim().split("\n").slice(1);
  const records = [...schemes, "zzz-made-up,Provisional"].map((line) => {
    const [name, status] = line.split(",");
    return `<record><value>${name}</value><status>${status}</status></record>`;
  });
  put(
    "www.iana.org/assignments/uri-schemes/uri-schemes.xml",
    `<registry><updated>2099-01-01</updated>${records.join("")}</registry>`,
  );
  expect(await update("iana", ...from())).toContain("updated on 2099-01-01");
  expect(read(".changeset/update-iana.md")).toContain('"@url/ip": minor');
  expect(read("packages/ip/src/special/tables.ts")).toMatch(
    /REGISTRIES_DATE = "2099-01-02"[\s\S]*203\.0\.200\.0\/24\|Made Up/,
  );
  expect(read("packages/guard/src/rules/tables.ts")).toContain("3a00::/12");
  expect(read("packages/uri/src/schemes/tables.ts")).toMatch(/REGISTRY_DATE = "2099-01-01"/);
  expect(read("packages/uri/README.md")).toContain("2099-01-01");
  expect(read("packages/ip/README.md")).toContain("of 2099-01-02.");
  await passes("packages/ip/", "packages/uri/", "packages/guard/test/policy", "packages/guard/test/nat64");
  expect(await update("iana", ...from())).toContain("The registries are the same.");
});

test("clouds: a page that names its address is noted, and no package changes; a changed file is a patch of @url/guard", async () => {
  write(
    join(sources, "learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16"),
    "168.63.129.16",
  );
  expect(await update("clouds", ...from())).toMatch(/were read again\.\nNot confirmed.*\n- https:/);
  expect(changedIn(copy)).toEqual(["tooling/data/iana/cloud-services.csv"]);
  expect(read("tooling/data/iana/cloud-services.csv")).toMatch(/^168\.63\.129\.16\/32,Azure,.*,its page 2099-01-02$/m);
  commit(copy);
  const file = join(folder, "clouds.csv");
  write(
    file,
    `${read("tooling/data/iana/cloud-services.csv")}203.0.113.77/32,Made Up,metadata,https://example.com/metadata,a test\n`,
  );
  expect(await update("clouds", file)).toContain("have changed");
  expect(read(".changeset/update-clouds.md")).toContain('"@url/guard": patch');
  expect(read("packages/guard/src/rules/tables.ts")).toContain("203.0.113.77");
  await passes("packages/guard/test/policy");
});

test("uts58: a changed property and a new line of the test file reach @url/links, and its README counts them", async () => {
  const commitOf = "b".repeat(40);
  const { repository, path } = JSON.parse(read("tooling/data/pins.json")).find(
    ({ name }: { name: string }) => name === "UTS #58",
  );
  for (const name of ["LinkTerm", "LinkBracket", "LinkEmail", "LinkDetectionTest", "LinkFormattingTest"]) {
    let text = read(`tooling/data/uts58/${name}.txt`).replace(/^# Date: .*/m, "# Date: 2099-01-01, 00:00:00 GMT ");
    if (name === "LinkTerm") text += "0EE0           ; Include      # 99.0       (ຠ)  LAO LETTER MADE UP\n";
    if (name === "LinkDetectionTest") text += "See ⸠https://made-up.example/a⸡ and\n";
    write(join(sources, `raw.githubusercontent.com/${repository}/${commitOf}/${path}/${name}.txt`), text);
  }
  write(join(sources, `api.github.com/repos/${repository}/commits`), JSON.stringify([{ sha: commitOf }]));
  expect(await update("uts58", ...from())).toContain("that of 2099-01-01.");
  expect(pinned("UTS #58")).toBe(commitOf);
  expect(read(".changeset/update-uts58.md")).toContain('"@url/links": minor');
  expect(read("packages/links/README.md")).toMatch(/<!-- uts58 -->99\.0<.*<!-- uts58-lines -->346</);
  expect(changedIn(copy)).toContain("packages/links/src/characters/tables.ts");
  await passes("packages/links/");
  expect(await update("uts58", ...from())).toContain("already");
});

test("wpt: a new row is run, and the pages name the commit", async () => {
  const clone = join(folder, "wpt");
  const source = JSON.parse(read("tooling/data/wpt/source.json")).sources;
  for (const [file, { path }] of source.flatMap(({ files }: { files: object }) => Object.entries(files))) {
    const rows = JSON.parse(read(`tooling/data/wpt/rows/${file}`));
    if (file === "urltestdata.json")
      rows.push({ ...rows.find(({ failure }: { failure?: boolean }) => failure), input: "https://made up.example/" });
    const text = JSON.stringify(rows);
    const name = path.slice(path.lastIndexOf("/") + 1);
    const at = path.endsWith(".js") || file === "urlpatterntestdata.json" ? file : name;
    write(
      join(
        clone,
        file === "urlpatterntestdata.json"
          ? `urlpattern/resources/${at}`
          : path.endsWith(".js")
            ? path
            : `url/resources/${name}`,
      ),
      path.endsWith(".js") ? `${text}.forEach((row) => row);` : text,
    );
  }
  outputOf("git", ["init", "--quiet"], { cwd: clone });
  const sha = commit(clone);
  expect(await update("wpt", clone)).toContain(`The rows are those of`);
  expect(pinned("web-platform-tests for URLs")).toBe(sha);
  expect(read("docs/conformance.md")).toContain(sha);
  expect(read("tooling/data/wpt/rows/urltestdata.json")).toContain("made up.example");
  await passes("tooling/conformance/test/wpt/");
});

test("unicode: a new version with a new letter reaches the tables, the extracts and the pages", async () => {
  await publishNextUnicode(copy, registry.url, mkdtempSync(join(folder, "npm-")));
  await writeNextUnicode(copy, sources);
  write(join(copy, ".npmrc"), `registry=${registry.url}/\n`);
  expect(await update("unicode", ...from())).toContain(`The tables are of Unicode ${NEXT}.`);
  expect(changedIn(copy)).toEqual(
    expect.arrayContaining([
      ".changeset/update-unicode.md",
      "docs/conformance.md",
      "docs/spoofing.md",
      "packages/display/README.md",
      "packages/display/src/characters/tables.ts",
      "packages/display/src/confusables/tables.ts",
      "packages/idna/README.md",
      "packages/idna/src/tables.ts",
      "tooling/data/unicode/normalization.json",
    ]),
  );
  expect(read(".changeset/update-unicode.md")).toContain('"@url/idna": minor');
  // The new letter is valid in a domain, which is a test like the others.
  const call = `expect(toASCII(String.fromCodePoint(${LETTER}))).toMatchObject({ ok: true })`;
  const imports = 'import { expect, test } from "vitest";\nimport { toASCII } from "../src/index.ts";\n';
  write(join(copy, "packages/idna/test/new-letter.test.ts"), `${imports}\ntest("a new letter", () => ${call});\n`);
  await passes("packages/idna/", "packages/display/", "packages/validator/");
});
