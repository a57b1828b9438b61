import axe from "axe-core";
import { expect, test } from "vitest";
import { inBrowsers, inLook, LOOKS } from "../support/browsers.ts";
import { follow, linkTo } from "./in-page.ts";

const STATES: readonly string[] = [
  "https://user:secret@münchen.example:8443/a b/../c?q=1&q=2#top",
  "https://exa mple.com:99999/",
  "www.example.com",
  "",
  `https://example.com/?${"a b=c&".repeat(60)}`,
  `https://${"user".repeat(80)}:x@${"a.".repeat(100)}example:1/${"path/".repeat(200)}#${"f".repeat(300)}`,
];

for (const { theme, width } of LOOKS) {
  inBrowsers((site) => {
    test(`axe finds nothing at a width of ${width}, whatever the page shows`, async () => {
      const { page, problems } = await site.open("/playground/", { width });
      await page.evaluate(axe.source);
      for (const url of inLook(STATES.slice(0, 4), width)) {
        await follow(page, await linkTo(url));
        await page.$eval("details", (details) => {
          details.open = true;
        });
        const violations = await page.evaluate(async () => {
          const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document);
          return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
        });
        expect(violations, url).toEqual([]);
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });
  }, theme);
}

inBrowsers((site) => {
  test.each([390, 1280])("no box moves or grows at a width of %d, whatever somebody types", async (width) => {
    const { page } = await site.open("/playground/", { width });
    const places = () =>
      page.evaluate(() => ({
        boxes: [...document.querySelectorAll(".box, .field, .bar")].map((box) => {
          const { x, y, width, height } = box.getBoundingClientRect();
          return [Math.round(x), Math.round(y + scrollY), Math.round(width), Math.round(height)].join(" ");
        }),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
    const before = await places();
    expect(before.overflow).toBe(0);
    expect(before.boxes.length).toBe(11);
    for (const url of STATES) {
      await follow(page, await linkTo(url));
      expect(await places(), url.slice(0, 60)).toEqual(before);
    }
    await page.close();
  });

  test("the boxes stack in the order of the brief on a phone", async () => {
    const { page } = await site.open("/playground/", { width: 390 });
    const order = await page.evaluate(() =>
      ["#url", "#findings", "#record", "#parts", "#query", "#people", "#change", "#elsewhere", "#code-box"].map((id) =>
        Math.round(document.querySelector(id)!.getBoundingClientRect().top),
      ),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    await page.close();
  });
});
