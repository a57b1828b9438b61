import { fileURLToPath } from "node:url";
import { CHROMIUM, onPath } from "@url/tooling-shared/engines";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const program = onPath(CHROMIUM);
let browser: Browser;
let page: Page;

describe.skipIf(program === undefined)(
  `the chat in Chromium${program ? "" : " (there is no chromium in the PATH)"}`,
  () => {
    beforeAll(async () => {
      const built = await build({
        entryPoints: [fileURLToPath(new URL("../src/chat.tsx", import.meta.url))],
        bundle: true,
        format: "iife",
        globalName: "example",
        jsx: "automatic",
        write: false,
        conditions: ["@url/source"],
        define: { "process.env.NODE_ENV": '"production"' },
      });
      // The sandbox does not start for root, nor in most containers; the only page that is opened is ours.
      browser = await chromium.launch({
        executablePath: program ?? "",
        args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
      });
      page = await browser.newPage();
      await page.setContent("<main></main>");
      await page.addScriptTag({ content: built.outputFiles[0]!.text });
      await page.evaluate("example.showChat(document.querySelector('main'))");
    });
    afterAll(() => browser.close());

    test.each([
      [
        "See example.com/a_(b), or write to me@example.com.",
        ["https://example.com/a_(b)", "mailto:me@example.com"],
        ["example.com/a_(b)", "me@example.com"],
      ],
      [
        '<img src=x onerror="hit=1"> https://a.test/"onclick=\'hit=1\'',
        ["https://a.test/%22onclick='hit=1"],
        undefined,
      ],
      ["javascript:hit=1// data:text/html,<script>hit=1</script> vbscript:hit", [], []],
      ["https://a.test/</a><script>hit=1</script>", ["https://a.test/%3C/a"], undefined],
      ["https://b.test/\u{1f600} \u202e", ["https://b.test/%F0%9F%98%80"], ["https://b.test/\u{1f600}"]],
      ["no link", [], []],
    ])("%j", async (text, addresses, labels) => {
      await page.fill("input", text);
      await page.click("button");
      const item = page.locator("li").last();
      const links = item.locator("a");
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute("href")))).toEqual(addresses);
      if (labels !== undefined) expect(await links.allTextContents()).toEqual(labels);
      // What is shown is what was written, in no element but links.
      expect(await item.evaluate((li) => li.textContent)).toBe(text);
      expect(await item.evaluate((li) => Array.from(li.querySelectorAll("*"), ({ localName }) => localName))).toEqual(
        addresses.map(() => "a"),
      );
      expect(await page.evaluate("globalThis.hit")).toBeUndefined();
    });
  },
);
