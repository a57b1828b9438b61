import { expect, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";
import { until } from "./support/until.ts";

inBrowsers((site) => {
  test("the first key of Tab leads to the content, past the head of the page", async () => {
    const { page } = await site.open("/guide/");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
    await page.keyboard.press("Enter");
    await until(page, () => document.activeElement?.id === "main");
    await page.close();
  });

  test("everything that has the focus shows it", async () => {
    const { page } = await site.open("/");
    const seen = new Set<string>();
    for (let count = 0; count < 45; count++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const node = document.activeElement!;
        if (node === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return { name: `${node.tagName} ${node.id} ${node.textContent?.slice(0, 30)}`, outlineStyle, outlineWidth };
      });
      if (focused === null || seen.has(focused.name)) continue;
      seen.add(focused.name);
      expect(focused).toMatchObject({ outlineStyle: "solid", outlineWidth: "2px" });
    }
    // Skip link, name, four pages, source, search, the field, a fix, a command, twelve jobs, three lists, four figures, seven audiences.
    expect(seen.size).toBeGreaterThanOrEqual(35);
    await page.close();
  });

  test("the front page finds and corrects mistakes by keyboard alone", async () => {
    const { page, problems } = await site.open("/");
    const findings = () => page.$$eval("#try-findings code", (nodes) => nodes.map(({ textContent }) => textContent));
    expect(await findings()).toEqual([
      "invalid-credentials",
      "domain-to-ASCII",
      "port-out-of-range",
      "invalid-URL-unit",
    ]);

    await page.focus("#try-text");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("https://127.1/a b");
    expect(await findings()).toEqual(["IPv4-too-few-parts", "invalid-URL-unit"]);
    expect(await page.$eval("#try-result", ({ textContent }) => textContent)).toBe("https://127.0.0.1/a%20b");
    expect(await page.$$eval("#try-drawing .mark", (nodes) => nodes.map(({ textContent }) => textContent))).toEqual([
      "127.1",
      " ",
    ]);

    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.$eval("#try-text", (node) => (node as HTMLTextAreaElement).value)).toBe("https://127.0.0.1/a b");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("try-text");
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("the front page names the component at the caret", async () => {
    const { page } = await site.open("/");
    await page.focus("#try-text");
    for (const [key, name] of [
      ["Home", "scheme"],
      ["End", "fragment"],
    ] as const) {
      await page.keyboard.press(key);
      await until(page, (name) => document.querySelector("#try-part")?.textContent === name, name);
    }
    await page.close();
  });

  test("the front page names the component under the pointer", async () => {
    const { page } = await site.open("/");
    const box = await page.$eval("#try-drawing .part-host", (node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.move(box.x, box.y);
    await until(page, () => document.querySelector("#try-part")?.textContent === "host");
    await page.close();
  });

  test("hostile text on the front page stays text", async () => {
    const { page, problems } = await site.open("/");
    const hostile =
      '</textarea><img src=x onerror="window.hit=1"><script>window.hit=1</script>javascript:\u202e\u0000\ud800';
    await page.$eval(
      "#try-text",
      (node, text) => {
        (node as HTMLTextAreaElement).value = text;
        node.dispatchEvent(new Event("input"));
      },
      hostile,
    );
    expect(await page.$$eval("#main img, #main script", (nodes) => nodes.length)).toBe(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    // The drawing shows the text, unit by unit.
    expect(
      await page.$eval(
        "#try-drawing",
        ({ textContent }) => textContent === (document.querySelector("#try-text") as HTMLTextAreaElement).value,
      ),
    ).toBe(true);
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("search is used by keyboard alone: a slash, words, arrows, Enter, Escape", async () => {
    const { page, problems } = await site.open("/guide/");
    await page.keyboard.press("/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search");

    await page.keyboard.type("parse policy");
    await until(page, () => document.querySelector("#search-results [role=option]") !== null);
    await page.keyboard.press("Escape");
    expect(await page.$eval("#search-results", (node) => (node as HTMLElement).hidden)).toBe(true);

    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.type("applySuggestion");
    await until(page, () => document.querySelector("#search-results [role=option]") !== null);
    await page.keyboard.press("ArrowDown");
    await until(page, () => document.querySelector("#search")!.hasAttribute("aria-activedescendant"));
    const chosen = await page.$eval("#search", (node) => node.getAttribute("aria-activedescendant"));
    expect(chosen).toBe("search-0");
    expect(await page.$eval(`#${chosen}`, (node) => node.getAttribute("aria-selected"))).toBe("true");
    expect(await page.$eval(`#${chosen}`, ({ textContent }) => textContent)).toContain("applySuggestion");
    await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
    expect(page.url()).toMatch(/#applysuggestion/i);
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("search says that nothing was found", async () => {
    const { page } = await site.open("/");
    await page.focus("#search");
    await page.keyboard.type("qqqqzzzz");
    await until(page, () => document.querySelector("#search-status")!.textContent!.startsWith("Nothing was found"));
    await page.close();
  });
});
