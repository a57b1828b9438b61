import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { outputOf } from "@url/tooling-shared/programs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packOnce } from "../../src/pack/pack-once.ts";
import { readTar } from "../../src/publish/compare-tarballs.ts";

// A project has one copy of the family, and a dependency of it has another, as if the two asked for different versions.
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const project = mkdtempSync(join(tmpdir(), "two-copies-"));
const OURS = ["result", "percent", "ipv4", "ipv6", "idna", "serializer", "host", "parser", "site"];

beforeAll(() => {
  for (const { name, tarball } of packOnce(root).filter((one) => OURS.includes(one.name.slice("@url/".length)))) {
    const files = readTar(gunzipSync(readFileSync(tarball)));
    for (const modules of ["node_modules", "node_modules/other/node_modules"]) {
      for (const [path, bytes] of files) write(`${modules}/${name}/${path.slice("package/".length)}`, bytes);
    }
  }
  write(
    "node_modules/other/package.json",
    '{ "name": "other", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
  );
  write("node_modules/other/index.js", 'export { parseURL } from "@url/parser";\n');
});

afterAll(() => rmSync(project, { recursive: true }));

function write(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** What an expression gives, in which `theirs` is a record of the other copy, `ours` one of this copy. */
function answer(expression: string): string {
  const script = `
    import { equals, isRecord, passwordOf, schemeOf } from "@url/serializer";
    import { parseURL, setHost } from "@url/parser";
    import { registrableDomain } from "@url/site";
    import { parseURL as parseTheirs } from "other";
    const [ours, theirs] = [parseURL, parseTheirs].map((parse) => parse("https://user:secret@www.example.com/").value);
    try { console.log(JSON.stringify(${expression})); } catch (error) { console.log(error.name + ": " + error.message); }`;
  return outputOf(process.execPath, ["--input-type=module", "--eval", script], { cwd: project }).trim();
}

test("a record of this copy is read", () => {
  expect(answer("passwordOf(ours)")).toBe('"secret"');
});

test.each(["passwordOf(theirs)", "schemeOf(theirs)", "equals(ours, theirs)"])(
  "a record of the other copy is rejected, with a message that says what to do: %s",
  (call) => {
    expect(answer(call)).toMatch(/^TypeError: .*of the same copy of @url\/serializer \(its href can be parsed again\)/);
  },
);

test("a function that takes anything with an href takes a record of the other copy", () => {
  expect(answer("registrableDomain(theirs)")).toContain("example.com");
  expect(answer("isRecord(theirs)")).toBe("false");
  expect(answer("parseURL(theirs.href).value")).toBe('"https://user:secret@www.example.com/"');
});
