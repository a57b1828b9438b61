import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer, { type Page } from "puppeteer-core";
import { ROOT } from "../../src/build/root.ts";
import { serve } from "../../src/build/serve.ts";

/** What a picture of `docs/pictures` shows. */
interface Picture {
  readonly name: string;
  readonly path: string;
  readonly width: 390 | 1280;
  readonly theme: "light" | "dark";
  readonly act?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: "front", path: "/", width: 1280, theme: "light" },
  { name: "front-dark", path: "/", width: 1280, theme: "dark" },
  { name: "front-phone", path: "/", width: 390, theme: "light" },
  { name: "front-phone-dark", path: "/", width: 390, theme: "dark" },
  { name: "search", path: "/guide/", width: 1280, theme: "light", act: search },
  { name: "guide-dark", path: "/guide/security/", width: 1280, theme: "dark" },
  { name: "reference", path: "/reference/parser/#parseURL", width: 1280, theme: "light" },
  { name: "reference-phone-dark", path: "/reference/ip/list/#loadSet", width: 390, theme: "dark" },
  { name: "benchmarks-dark", path: "/benchmarks/losses/", width: 1280, theme: "dark" },
  { name: "sizes-phone", path: "/sizes/#url", width: 390, theme: "light" },
  { name: "package-phone", path: "/packages/validator/", width: 390, theme: "light" },
  { name: "table-phone-dark", path: "/docs/conformance/#web-platform-tests", width: 390, theme: "dark" },
];

/** `npm run pictures` in `site/` takes the pictures of the built site with Chromium; look at each. */
const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)), 0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
mkdirSync(join(ROOT, "docs/pictures"), { recursive: true });
for (const { name, path, width, theme, act } of PICTURES) {
  const page = await browser.newPage();
  await page.setViewport({ width, height: width === 390 ? 844 : 800 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
  await page.goto(origin + path, { waitUntil: "networkidle0" });
  await act?.(page);
  const file = join(ROOT, `docs/pictures/${name}.webp`) as `${string}.webp`;
  await page.screenshot({ path: file, type: "webp", quality: 80 });
  await page.close();
}
await browser.close();
server.close();

async function search(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type("apply suggestion");
  await page.waitForSelector("#search-results [role=option]");
  await page.keyboard.press("ArrowDown");
}
