import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packOnce } from "@url/tooling-release/pack";
import { type Registry, startRegistry } from "@url/tooling-release/registry";
import { CHROMIUM, onPath } from "@url/tooling-shared/engines";
import { outputLater } from "@url/tooling-shared/programs";
import puppeteer, { type Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../src/build/serve.ts";
import { buildSite } from "./support/build-once.ts";
import { browse, firstResult } from "./walks/browse.ts";
import { type Walked, withWalks } from "./walks/page.ts";
import { install, run } from "./walks/shell.ts";
import { WALKS } from "./walks/walks.ts";

// Ten strangers: each opens the front page in a browser, finds a job, copies its command and its code, and runs both in an empty
// folder. The packages are the packed ones, in a registry of this process; everything else comes from npm, as it is today.
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const README = join(ROOT, "site/README.md");
const MINUTES = 60_000;
const folder = mkdtempSync(join(tmpdir(), "walks-"));
const walked: Walked[] = [];
let registry: Registry;
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  server = await serve(buildSite(), 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  registry = await startRegistry();
  writeFileSync(join(folder, ".npmrc"), `//${new URL(registry.url).host}/:_authToken=none\n`);
  for (const { tarball } of packOnce(ROOT)) {
    await outputLater("npm", ["publish", tarball, "--registry", `${registry.url}/`], { cwd: folder });
  }
  const program = onPath(CHROMIUM);
  if (program === undefined) throw new Error(`There is no ${CHROMIUM[0]} in the PATH: npm run tool -- install`);
  browser = await puppeteer.launch({
    executablePath: program,
    userDataDir: join(folder, "profile"),
    // The sandbox does not start for root, nor in most containers; the only pages that are opened are ours.
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  // A click on a copy button needs none of them, but to read what is in the clipboard, and to empty it, does.
  await browser
    .defaultBrowserContext()
    .overridePermissions(origin, ["clipboard-read", "clipboard-write", "clipboard-sanitized-write"]);
}, 15 * MINUTES);

afterAll(async () => {
  await browser?.close();
  server?.close();
  await registry?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 }); // as in support/browsers.ts
});

test.each(WALKS.map((walk) => [walk.job, walk] as const))("a stranger can %s", async (job, walk) => {
  const project = join(folder, job.replaceAll(/\W+/g, "-"));
  mkdirSync(project);
  writeFileSync(join(project, ".npmrc"), `@url:registry=${registry.url}/\n`);
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });

  const [found, inBrowser] = await timed(async () => {
    await page.goto(origin, { waitUntil: "load" });
    return browse(page, walk);
  });
  await page.goto(origin, { waitUntil: "load" });
  expect(await firstResult(page, walk.query)).toBe(found.address);
  await page.close();
  const [, installing] = await timed(() => install(found, project));
  const [compared, running] = await timed(() => run(found, walk, project));
  expect(compared).toBeGreaterThan(0);
  walked.push({ walk, found, compared, times: [inBrowser, installing, running] });
});

test("site/README.md says where they went", () => {
  expect(walked.map(({ walk }) => walk.job)).toEqual(WALKS.map(({ job }) => job));
  const page = readFileSync(README, "utf8");
  // Times differ from run to run: only `WALKS=write` writes them.
  const isWritten = process.env.WALKS === "write";
  const written = withWalks(page, walked, !isWritten);
  if (isWritten) writeFileSync(README, written);
  else expect(page).toBe(written);
});

async function timed<T>(action: () => Promise<T>): Promise<[result: T, milliseconds: number]> {
  const start = performance.now();
  const result = await action();
  return [result, performance.now() - start];
}
