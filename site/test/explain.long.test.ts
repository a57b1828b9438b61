import { expect, test } from "vitest";
import { axeViolations } from "./support/axe.ts";
import { inBrowsers, started } from "./support/browsers.ts";
import { fill, HOSTILE, harmOf, textOf } from "./support/fields.ts";
import { until } from "./support/until.ts";

inBrowsers((site, browser) => {
  test("a link to the page explains the URL in it", async () => {
    const { page, problems } = await site.open(
      "/playground/explain/#url=https://www.example.com@login.evil.co.uk/a%20b",
    );
    expect(await textOf(page, "#parts tr:nth-child(3)")).toContain("The owner of evil.co.uk controls it.");
    expect(await textOf(page, "#findings")).toContain("https://www.example.com@login.evil.co.uk/a%20b");
    expect(await textOf(page, "#shown")).toBe("https://login.evil.co.uk/a%20b");
    expect(await textOf(page, "#others-list")).toContain("This browser");
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("what is typed with escapes is read, and is in the link", async () => {
    const { page } = await site.open("/playground/explain/");
    await page.click("#escapes");
    await fill(page, "#url", "https://example.com/\\u{e9}\\q");
    expect(await textOf(page, "#summary")).toBe("Parsers read it as https://example.com/%C3%A9/q");
    expect(await textOf(page, "#read-status")).toBe("Not an escape, and left as it is: \\q");
    await until(page, () => location.hash.includes("escapes=1"));
    await page.reload();
    await started(page);
    expect(await textOf(page, "#summary")).toBe("Parsers read it as https://example.com/%C3%A9/q");
    await page.close();
  });

  test("whatwg-url is loaded when it is asked for, and reads the same", async () => {
    const { page, problems } = await site.open("/playground/explain/#url=https://EXAMPLE.com/a/../b");
    expect(await textOf(page, "#others-table thead")).not.toContain("whatwg-url");
    await page.click("#whatwg");
    await until(page, () => document.querySelector("#others-table thead")!.textContent.includes("whatwg-url"));
    expect(await textOf(page, "#others-table tbody tr td:last-child")).toBe("https://example.com/b");
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("axe finds nothing, and hostile text stays text", async () => {
    const { page, problems } = await site.open("/playground/explain/", { width: 390 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (browser === "Chromium") expect(await axeViolations(page)).toEqual([]);
    for (const text of HOSTILE) {
      await fill(page, "#url", text);
      await fill(page, "#base", text);
    }
    expect(await harmOf(page)).toEqual([]);
    expect(await problems()).toEqual([]);
    await page.close();
  });
});
