import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "@url/tooling-shared/programs";
import { beforeAll, expect, test } from "vitest";
import { builtCommand } from "./built.ts";

let bin: string;

beforeAll(() => {
  bin = builtCommand();
});

/** What a run of the command has loaded: files beside it, with their bytes, and modules of Node that are not always there. */
interface Loaded {
  readonly files: ReadonlyMap<string, number>;
  readonly builtins: readonly string[];
}

/** Runs the command, and asks V8 which scripts it has compiled, and Node which of its modules. */
function loadedBy(args: readonly string[], input = ""): Loaded {
  const folder = mkdtempSync(join(tmpdir(), "url-loading-"));
  const report = "process.on('exit', () => console.error('\\n' + process.moduleLoadList.join(',')))";
  const flags = ["--import", `data:text/javascript,${encodeURIComponent(report)}`];
  const { status, stderr } = runProgram(process.execPath, [...flags, bin, ...args], {
    input,
    env: { ...process.env, NODE_V8_COVERAGE: folder },
  });
  const names = readdirSync(folder).flatMap((file) => urlsIn(readFileSync(join(folder, file), "utf8")));
  rmSync(folder, { recursive: true });
  expect({ args, status }).toEqual({ args, status: 0 });
  const paths = names.filter((name) => name.startsWith("file:")).map((name) => fileURLToPath(name));
  const root = dirname(bin);
  return {
    files: new Map(paths.map((path) => [relative(root, path).replaceAll("\\", "/"), statSync(path).size])),
    builtins: stderr.trimEnd().split("\n").at(-1)!.split(","),
  };
}

function urlsIn(coverage: string): string[] {
  const { result }: { result: { url: string }[] } = JSON.parse(coverage);
  return result.map(({ url }) => url);
}

function bytesOf({ files }: Loaded): number {
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}

test("the built command is complete: it requires only its own files, modules of Node, and optional parsers of documents", () => {
  const manifest = JSON.parse(readFileSync(join(dirname(bin), "..", "package.json"), "utf8"));
  const files = ["bin.cjs", ...readdirSync(join(dirname(bin), "command")).map((name) => `command/${name}`)];
  const required = files.flatMap((file) =>
    [...readFileSync(join(dirname(bin), file), "utf8").matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/g)].map(
      ([, id]) => id!,
    ),
  );
  expect(required).toContain("./command/start.cjs");
  const others = required.filter((id) => !/^(?:\.\/|node:)/.test(id));
  expect([...new Set(others)].sort()).toEqual(Object.keys(manifest.peerDependenciesMeta).sort());
});

// The commands of RFC 3986 became one module, so that fewer commands share what was in one file with other shared modules.
test.each([
  [["get", "{host}", "https://a/"], 9, 132_000],
  [["https://a/"], 10, 154_000],
  [["normalize"], 8, 149_000],
  [["validate", "https://a/"], 8, 154_000],
  [["edit", "--set", "port=1", "https://a/"], 12, 148_000],
  [["-V"], 3, 8_000],
])("url %j loads few files", (args, mostFiles, mostBytes) => {
  const loaded = loadedBy(args);
  expect(loaded.files.has("bin.cjs")).toBe(true);
  expect(loaded.files.size).toBeLessThanOrEqual(mostFiles);
  expect(bytesOf(loaded)).toBeLessThanOrEqual(mostBytes);
});

test("url get loads the Public Suffix List only for a field that needs it", () => {
  const without = loadedBy(["get", "{host}", "https://a/"]);
  for (const args of [
    ["{site}"],
    ["{decoded:suffix}"],
    ["{host}", "--where", "domain=a"],
    ["--columns", "host,site"],
  ]) {
    const more = bytesOf(loadedBy(["get", ...args, "https://a/"])) - bytesOf(without);
    // The list has 76,000 bytes.
    expect([args, more > 75_000]).toEqual([args, true]);
  }
});

test("url get loads what changes URLs, and hashes, only for their options", () => {
  const plain = loadedBy(["get", "{host}"], "https://a/\n");
  const unique = loadedBy(["get", "{host}", "--unique"], "https://a/\n");
  expect(plain.builtins).not.toContain("NativeModule crypto");
  expect(unique.builtins).toContain("NativeModule crypto");
  const edit = loadedBy(["edit", "--set", "port=1", "https://a/"]);
  const added = [...edit.files].filter(([name]) => !plain.files.has(name));
  expect(added.reduce((sum, [, size]) => sum + size, 0)).toBeGreaterThan(8_000);
});
