import { describe, expect, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";
import { fill } from "./support/fields.ts";

inBrowsers((site) => {
  describe("the page of links in text", () => {
    test("marks the links in what somebody types, and lists them", async () => {
      const { page, problems } = await site.open("/playground/links/");
      await fill(page, "#text", "See example.com/a_(b). Ask me@example.org, <b>http://me:pw@x.test</b>");
      expect(
        await page.evaluate(() => Array.from(document.querySelectorAll("#found mark"), (mark) => mark.textContent)),
      ).toEqual(["example.com/a_(b)", "me@example.org"]);
      expect(
        await page.evaluate(() =>
          Array.from(document.querySelectorAll("#rows td:nth-child(4)"), (cell) => cell.textContent),
        ),
      ).toEqual(["https://example.com/a_(b)", "mailto:me@example.org"]);
      expect(await page.evaluate(() => document.querySelector("#links-status")?.textContent)).toBe("2 links.");
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });
});
