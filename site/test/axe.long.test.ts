import axe from "axe-core";
import { expect, test } from "vitest";
import { inBrowsers, inLook, LOOKS } from "./support/browsers.ts";

/** One of each kind of page. */
const KINDS = [
  "/",
  "/guide/",
  "/guide/security/",
  "/packages/validator/",
  "/docs/conformance/",
  "/docs/history/",
  "/docs/history/rows/",
  "/404.html",
];

for (const { theme, width } of LOOKS) {
  inBrowsers((site, browser) => {
    // What axe looks at hardly depends on the browser.
    test.each(browser === "Chromium" ? inLook(KINDS, width) : KINDS.slice(0, 1))(
      `axe finds nothing wrong with %s at ${width} pixels`,
      async (path) => {
        const { page } = await site.open(path, { width });
        await page.evaluate(axe.source);
        const results = await page.evaluate(async () => {
          const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run();
          return {
            passes: passes.length,
            violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.failureSummary}`),
          };
        });
        expect(results.violations).toEqual([]);
        // A page that is empty has nothing wrong either.
        expect(results.passes).toBeGreaterThan(20);
        await page.close();
      },
    );

    test("the page follows the theme of the system", async () => {
      const { page } = await site.open("/");
      const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(background).toBe(theme === "dark" ? "rgb(22, 24, 28)" : "rgb(255, 255, 255)");
      await page.close();
    });
  }, theme);
}
