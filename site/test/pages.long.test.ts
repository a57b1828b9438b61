import { expect, inject, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";
import { readPages } from "./support/built-pages.ts";

const urls = readPages(inject("dist")).map(({ url }) => url);

inBrowsers((site, browser) => {
  // Firefox is told what to do more slowly, and pages of one kind have the same scripts: every fifth page is enough.
  const opened = browser === "Chromium" ? urls : urls.filter((_, index) => index % 5 === 0);

  test("every page loads without an error, and fits the width of a phone", async () => {
    const { page, problems } = await site.open("/", { width: 390 });
    for (const url of opened) {
      await page.goto(site.origin + url, { waitUntil: "load" });
      const { width, title } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        title: document.title,
      }));
      expect({ url, width, problems: await problems() }).toEqual({ url, width: 390, problems: [] });
      expect(title).toContain("@url");
    }
    await page.close();
  });

  test("a table and a block of code are copied", async () => {
    const { page, problems } = await site.open("/packages/validator/");
    // A page that no person looks at may not write to the clipboard.
    await page.evaluate(() => {
      const written: string[] = [];
      Object.assign(window, { written });
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text: string) => written.push(text) },
      });
    });
    for (const selector of [".copyable:has(pre) > .copy", ".copyable:has(table) > .copy"]) {
      await page.$eval(selector, (button) => (button as HTMLElement).click());
    }
    const [code, table] = await page.evaluate(() => (window as unknown as { written: string[] }).written);
    expect(code).toBe("npm install @url/validator");
    expect(table!.split("\n")[0]).toBe("option\t");
    expect(table!.split("\n").every((row) => row.split("\t").length === 2)).toBe(true);
    expect(await problems()).toEqual([]);
    await page.close();
  });
});
