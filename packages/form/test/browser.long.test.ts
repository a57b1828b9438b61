import { CHROMIUM, onPath } from "@url/tooling-shared/engines";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENTRIES } from "./servers/entries.ts";
import { listen, type Running } from "./servers/server.ts";

/** A browser sends a form in the encoding of its page, and does not say so in the Content-Type. */
const CHARSETS: Readonly<Record<string, string>> = {
  "UTF-8": "naïve ☃ 日本 Привет",
  "windows-1252": "naïve “€” ß",
  Shift_JIS: "日本語 ≡ ｶﾅ",
  "EUC-KR": "한국어 가나다",
  "KOI8-R": "Привет мир ©",
};

/** A character that none of the legacy encodings has. */
const SNOWMAN = "☃";

const program = onPath(CHROMIUM);
let browser: Browser;
let page: Page;
let pages: Running;

describe.skipIf(program === undefined)(
  `forms of Chromium${program ? "" : " (there is no chromium in the PATH)"}`,
  () => {
    beforeAll(async () => {
      // The sandbox does not start for root, nor in most containers; the only pages that are opened are ours.
      browser = await chromium.launch({
        executablePath: program ?? "",
        args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
      });
      page = await browser.newPage();
      pages = await listen((request, response) => {
        const { searchParams } = new URL(request.url!, "http://a/");
        response.setHeader("content-type", `text/html; charset=${searchParams.get("charset")}`);
        response.end(
          `<!doctype html><form method="post" action="${searchParams.get("action")}">` +
            '<input type="hidden" name="_charset_"><input name="text"><textarea name="lines"></textarea>' +
            '<input type="checkbox" name="box" value="1" checked><input type="checkbox" name="box" value="2" checked>' +
            "<button>Send</button></form>",
        );
      });
    });
    afterAll(async () => {
      await browser.close();
      await pages.close();
    });

    describe.each(Object.entries(ENTRIES))("%s", (_, create) => {
      let running: Running;
      beforeAll(async () => {
        running = await listen(await create({ charsetField: true, interpretNumericEntities: true, strict: true }));
      });
      afterAll(() => running.close());

      test.each(Object.entries(CHARSETS))("reads a form of a page in %s", async (charset, text) => {
        const query = new URLSearchParams({ charset, action: `${running.origin}/` });
        await page.goto(`${pages.origin}/?${query}`);
        await page.fill("[name=text]", text + SNOWMAN);
        await page.fill("[name=lines]", "a\nb & c = 100%");
        await Promise.all([page.waitForURL(`${running.origin}/`), page.click("button")]);
        expect(JSON.parse((await page.textContent("body"))!)).toEqual([
          ["_charset_", charset],
          ["text", text + SNOWMAN],
          ["lines", "a\r\nb & c = 100%"],
          ["box", "1"],
          ["box", "2"],
        ]);
      });
    });

    test("says without a field _charset_ what it could not decode", async () => {
      const running = await listen(await ENTRIES.node!({ strict: true }));
      const query = new URLSearchParams({ charset: "windows-1252", action: `${running.origin}/` });
      await page.goto(`${pages.origin}/?${query}`);
      await page.fill("[name=text]", "é");
      await Promise.all([page.waitForURL(`${running.origin}/`), page.click("button")]);
      expect(JSON.parse((await page.textContent("body"))!)).toMatchObject({ status: 400, code: "invalid-UTF-8" });
      await running.close();
    });
  },
);
