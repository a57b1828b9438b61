import axe from "axe-core";
import { expect, test } from "vitest";
import { inBrowsers, inLook, LOOKS } from "./support/browsers.ts";

/** One of each kind of page of the reference and of the figures. */
const KINDS = [
  "/reference/",
  "/reference/a-z/",
  "/reference/api/",
  "/reference/api/auto/",
  "/reference/ip/list/",
  "/benchmarks/",
  "/benchmarks/setters/",
  "/benchmarks/losses/",
  "/benchmarks/times/",
  "/benchmarks/start/",
  "/benchmarks/growth/",
  "/benchmarks/memory/",
  "/sizes/",
  "/sizes/imports/",
  "/engines/",
];

for (const { theme, width } of LOOKS) {
  inBrowsers((site, browser) => {
    const kinds = theme === "light" || browser === "Chromium" ? inLook(KINDS, width) : ["/sizes/"];
    test.each(kinds)(`%s fits ${width} pixels, breaks no policy, and axe finds nothing wrong with it`, async (path) => {
      const { page, problems } = await site.open(path, { width });
      const { inside, outside } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { inside: clientWidth, outside: scrollWidth };
      });
      expect(outside).toBeLessThanOrEqual(inside);
      // What axe looks at hardly depends on the browser.
      if (browser === "Chromium") {
        await page.evaluate(axe.source);
        const violations = await page.evaluate(async () => {
          const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
          return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`);
        });
        expect(violations).toEqual([]);
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });
  }, theme);
}

inBrowsers((site) => {
  test("an address with the name of an export leads to it", async () => {
    const { page } = await site.open("/reference/parser/#parseURL");
    const top = await page.evaluate(() => document.getElementById("parseURL")!.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    await page.close();
  });

  test("the marks of a chart are in their track, on a phone and on a desktop", async () => {
    for (const width of [390, 1280]) {
      const { page } = await site.open("/benchmarks/", { width });
      const outside = await page.evaluate(() => {
        const marks = Array.from(document.querySelectorAll("svg.track svg.dot path"));
        const wrong = marks.filter((mark) => {
          const [box, track] = [mark.getBoundingClientRect(), mark.closest("svg.track")!.getBoundingClientRect()];
          return box.width < 4 || box.left < track.left || box.right > track.right;
        });
        return { marks: marks.length, wrong: wrong.length };
      });
      expect(outside.marks).toBeGreaterThan(20);
      expect(outside.wrong).toBe(0);
      await page.close();
    }
  });
});
