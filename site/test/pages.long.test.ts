import { expect, inject, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";
import { readPages } from "./support/built-pages.ts";

const urls = readPages(inject("dist")).map(({ url }) => url);

inBrowsers((site, browser) => {
  // Pages of one kind have the same scripts, so every fifth page is enough for each change, and for Firefox, which is slower.
  const all = browser === "Chromium" && inject("nightly");
  const opened = all ? urls : urls.filter((_, index) => index % 5 === 0);

  test("every page loads without an error, and fits the width of a phone", async () => {
    const { page, problems } = await site.open("/", { width: 390 });
    for (const url of opened) {
      await page.goto(site.origin + url, { waitUntil: "load" });
      const { tooWide, title } = await page.evaluate(() => ({
        // A scroll bar takes some of the width.
        tooWide: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
        title: document.title,
      }));
      expect({ url, tooWide, problems: await problems() }).toEqual({ url, tooWide: 0, problems: [] });
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

  test("the switch of the theme goes through system, light and dark, and the next page keeps the choice", async () => {
    const { page, problems } = await site.open("/guide/");
    const look = () =>
      page.evaluate(() => [
        document.querySelector("#theme")!.textContent,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
    const [light, dark] = ["rgb(255, 255, 255)", "rgb(22, 24, 28)"];
    expect(await look()).toEqual(["Auto", light]);
    await page.click("#theme");
    expect(await look()).toEqual(["Light", light]);
    await page.click("#theme");
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).backgroundColor !== "rgb(255, 255, 255)",
    );
    expect(await look()).toEqual(["Dark", dark]);
    await page.goto(`${site.origin}/packages/`, { waitUntil: "load" });
    expect(await look()).toEqual(["Dark", dark]);
    await page.click("#theme");
    expect((await look())[0]).toBe("Auto");
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("the package manager of all commands is chosen at any of them, and kept", async () => {
    const { page, problems } = await site.open("/guide/cookbook/", { width: 390 });
    const commands = () =>
      page.$$eval("pre.choosable", (blocks) => blocks.slice(0, 3).map((block) => block.textContent.trim()));
    expect((await commands())[2]).toBe("npm install @url/parser @url/serializer");
    await page.select(".manager", "Deno");
    expect((await commands())[2]).toBe("deno add npm:@url/parser npm:@url/serializer");
    await page.goto(`${site.origin}/packages/edit/`, { waitUntil: "load" });
    expect((await commands())[0]).toBe("deno add npm:@url/edit npm:@url/result");
    await page.select(".manager", "npm");
    expect((await commands())[0]).toBe("npm install @url/edit @url/result");
    expect(await problems()).toEqual([]);
    await page.close();
  });
});
