import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const COMMAND = fileURLToPath(new URL("../../src/wpt/make/main.mjs", import.meta.url));
const OURS = fileURLToPath(new URL("../../../data/wpt/rows", import.meta.url));

const LIST = '["about", { "comment": "why", "input": "a\\uD800\u00e9", "output": null }]';

/** A clone of web-platform-tests, except that it is small. */
const FILES: Readonly<Record<string, string>> = {
  "url/resources/urltestdata.json": LIST,
  "url/resources/urltestdata-javascript-only.json": LIST,
  "url/resources/setters_tests.json":
    '{ "comment": ["about"], "port": [{ "comment": "why", "href": "a:" }], "hash": [] }',
  "url/resources/toascii.json": LIST,
  "url/resources/percent-encoding.json": LIST,
  "url/resources/IdnaTestV2.json": LIST,
  "url/resources/IdnaTestV2-removed.json": LIST,
  "url/urlencoded-parser.any.js": `// META
[
  { "input": "a\\uFEFF", "output": [["a\\uFEFF", ""]] },
  { "input": '', "output": [] }
].forEach((val) => {});`,
  "urlpattern/resources/urlpatterntestdata.json": '[{ "//": "why", "pattern": [""] }]',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wpt data "));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, "wpt", dirname(path)), { recursive: true });
    writeFileSync(join(folder, "wpt", path), text);
  }
  git("init", "--quiet");
  // As GitHub does, so that the command fetches only what it reads.
  git("config", "uploadpack.allowFilter", "true");
  git("config", "uploadpack.allowAnySHA1InWant", "true");
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message=rows");
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("npm run tool -- wpt makes rows of a clone: without comments, one a line, in ASCII", () => {
  const { status, stderr } = make(join(folder, "wpt"), "--to", join(folder, "out"));
  expect([status, stderr]).toEqual([0, ""]);
  const row = '[\n{"input":"a\\ud800\\u00e9","output":null}\n]\n';
  const lists = ["urltestdata", "urltestdata-javascript-only", "toascii", "percent-encoding", "IdnaTestV2"];
  for (const name of [...lists, "IdnaTestV2-removed"]) expect(made(`rows/${name}.json`)).toBe(row);
  expect(made("rows/setters_tests.json")).toBe('{\n"port": [\n{"href":"a:"}\n],\n"hash": [\n\n]\n}\n');
  expect(made("rows/urlpatterntestdata.json")).toBe('[\n{"pattern":[""]}\n]\n');
  expect(made("rows/urlencoded-parser-data.json")).toBe(
    '[\n{"input":"a\\ufeff","output":[["a\\ufeff",""]]},\n{"input":"","output":[]}\n]\n',
  );
});

test("npm run tool -- wpt writes the commit and the number of rows of each file", () => {
  make(join(folder, "wpt"), "--to", join(folder, "out"));
  const { sources } = JSON.parse(made("source.json"));
  expect(sources).toHaveLength(1);
  expect(sources[0].commit).toBe(git("rev-parse", "HEAD"));
  expect(sources[0].files["setters_tests.json"]).toEqual({ path: "url/resources/setters_tests.json", rows: 1 });
  expect(sources[0].files["urlencoded-parser-data.json"]).toEqual({ path: "url/urlencoded-parser.any.js", rows: 2 });
});

test("npm run tool -- wpt reads what is committed, and writes nothing if a file is missing", () => {
  const before = git("rev-parse", "HEAD");
  try {
    git("rm", "--quiet", "url/resources/toascii.json");
    expect(make(join(folder, "wpt"), "--to", join(folder, "uncommitted")).status).toBe(0);
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message=without");
    const { status, stderr } = make(join(folder, "wpt"), "--to", join(folder, "nothing"));
    expect(status).toBe(2);
    expect(stderr).toContain("url/resources/toascii.json");
    expect(() => readFileSync(join(folder, "nothing/source.json"))).toThrow("ENOENT");
  } finally {
    git("reset", "--quiet", "--hard", before);
  }
});

test("npm run tool -- wpt fetches the commit of source.json if none is given, and a commit that is given", () => {
  make(join(folder, "wpt"), "--to", join(folder, "out"));
  const rows = made("rows/toascii.json");
  const source = made("source.json");
  rmSync(join(folder, "out/rows"), { recursive: true });
  const fetched = make("--to", join(folder, "out"));
  expect([fetched.status, fetched.stderr]).toEqual([0, ""]);
  expect([made("rows/toascii.json"), made("source.json")]).toEqual([rows, source]);
  const { status, stderr } = make("0".repeat(40), "--to", join(folder, "out"));
  expect([status, stderr.split("\n")[0]]).toEqual([2, expect.stringMatching(/^git fetch .*0{40} failed in /)]);
});

test("npm run tool -- wpt explains itself, and rejects what is not a clone", () => {
  expect(make("--help").stdout).toContain("npm run tool -- wpt [<commit> | <folder>]");
  const { status, stderr } = make(join(folder, "no-such-folder"));
  expect(status).toBe(2);
  expect(stderr).toContain("no-such-folder");
  expect(make("a", "b").stderr).toContain("One commit or one folder is expected, but there are 2.");
});

test("the rows in the repository have the form that npm run tool -- wpt writes", () => {
  for (const file of ["urltestdata.json", "setters_tests.json"]) {
    const text = readFileSync(join(OURS, file), "utf8");
    expect(text).toMatch(/^[\n\x20-\x7e]*\n$/);
    expect(text).not.toContain('"comment"');
  }
});

test("docs/conformance.md names the commit of web-platform-tests that the rows are from", () => {
  const { sources } = JSON.parse(readFileSync(new URL("../../../data/wpt/source.json", import.meta.url), "utf8"));
  expect(sources[0].repository).toBe("https://github.com/web-platform-tests/wpt");
  const page = readFileSync(new URL("../../../../docs/conformance.md", import.meta.url), "utf8");
  expect(page).toContain(sources[0].commit);
});

function make(...args: string[]) {
  return spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: "utf8",
    timeout: 60_000,
    env: {
      ...process.env,
      // Git reads this clone instead of the repository on the network.
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: `url.${join(folder, "wpt")}.insteadOf`,
      GIT_CONFIG_VALUE_0: "https://github.com/web-platform-tests/wpt",
    },
  });
}

function made(path: string): string {
  return readFileSync(join(folder, "out", path), "utf8");
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", ["-C", join(folder, "wpt"), ...args], {
    encoding: "utf8",
    timeout: 60_000,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
