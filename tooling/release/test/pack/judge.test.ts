import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { publintOf, wrongTypesOf } from "../../src/pack/judge.ts";
import type { Packed } from "../../src/pack/pack-all.ts";

const MANIFEST = {
  name: "made-up",
  version: "1.0.0",
  type: "module",
  license: "MIT",
  engines: { node: ">=20" },
  main: "./index.cjs",
  exports: { ".": { require: "./index.cjs", default: "./index.js" } },
};

const SOUND = {
  "index.js": "export const a = 1;\n",
  "index.d.ts": "export declare const a: number;\n",
  "index.cjs": '"use strict";\nexports.a = 1;\n',
  "index.d.cts": "export declare const a: number;\n",
};

/** Returns what both tools report about a tarball with these files. */
async function verdicts(manifest: Packed["manifest"], files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "judge-"));
  try {
    for (const [name, text] of Object.entries({ ...files, "package.json": JSON.stringify(manifest) })) {
      mkdirSync(dirname(join(folder, "package", name)), { recursive: true });
      writeFileSync(join(folder, "package", name), text);
    }
    const tarball = join(folder, "made-up.tgz");
    outputOf("tar", ["-czf", tarball, "package"], { cwd: folder });
    const one: Packed = { name: manifest.name, directory: join(folder, "package"), tarball, manifest };
    return { publint: await publintOf(one), types: await wrongTypesOf(one) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("neither tool finds a problem in a valid tarball", async () => {
  expect(await verdicts(MANIFEST, SOUND)).toEqual({ publint: [], types: [] });
});

test("publint finds an entry that is not in the tarball", async () => {
  const { "index.js": _, ...files } = SOUND;
  const { publint } = await verdicts(MANIFEST, files);
  expect(publint).toEqual([expect.stringMatching(/^error: .*index\.js/)]);
});

test("finds types that describe an ES module as CommonJS, and types that do not exist", async () => {
  const exports = { ".": { types: "./index.d.cts", require: "./index.cjs", default: "./index.js" } };
  const { types } = await verdicts({ ...MANIFEST, exports }, SOUND);
  expect(types).toContainEqual(expect.stringContaining("FalseCJS"));
  const missing = await verdicts(MANIFEST, { "index.js": SOUND["index.js"] });
  expect(missing.types).toEqual(["the tarball has no types"]);
});
