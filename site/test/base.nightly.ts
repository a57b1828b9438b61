import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { outputOf } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { attribute, readPages } from "./support/built-pages.ts";

const SITE = fileURLToPath(new URL("..", import.meta.url));

test("under a folder, every address of every page begins with it", () => {
  const out = mkdtempSync(join(tmpdir(), "site-base-"));
  try {
    const env = { ...process.env, SITE_BASE: "/url/", SITE_OUT: out };
    outputOf(process.execPath, ["--import", "tsx", "src/build/run.ts"], { cwd: SITE, env });
    const pages = readPages(out);
    const addresses = pages.flatMap(({ elements }) =>
      elements.flatMap((element) => [attribute(element, "href"), attribute(element, "src")]),
    );
    const fromRoot = addresses.filter((address) => address?.startsWith("/"));
    expect(fromRoot.length).toBeGreaterThan(1000);
    expect([...new Set(fromRoot.filter((address) => !address!.startsWith("/url/")))]).toEqual([]);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});
