import axe from "axe-core";
import { expect, test } from "vitest";
import { inBrowsers, type Theme } from "./support/browsers.ts";

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

for (const theme of ["light", "dark"] satisfies Theme[]) {
  inBrowsers((site, browser) => {
    // What axe looks at hardly depends on the browser: half of it is enough in the second one.
    const widths = browser === "Chromium" ? [390, 1280] : theme === "light" ? [390] : [1280];
    test.each(KINDS.flatMap((path) => widths.map((width) => ({ path, width }))))(
      "axe finds nothing wrong with $path at $width pixels",
      async ({ path, width }) => {
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
