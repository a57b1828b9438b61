import { expect, test } from "vitest";
import { inBrowsers } from "../support/browsers.ts";
import { drawnHref, follow, linkTo, tabTo, textOf, textsOf, type, urlOf, waitForText } from "./in-page.ts";

inBrowsers((site) => {
  test("shows a URL in every panel, and nothing goes wrong", async () => {
    const { page, problems } = await site.open("/playground/");
    expect(await textOf(page, "#summary")).toMatch(/^2 warnings\. /);
    expect(await textsOf(page, "#findings-list .code a")).toEqual(["invalid-credentials", "invalid-URL-unit"]);
    expect(await textsOf(page, "#drawing .mark")).toEqual(["@", " "]);
    expect(await textsOf(page, "#record-drawing .name")).toEqual(
      "scheme username password host port path query fragment".split(" "),
    );
    expect(await textsOf(page, "#parts-rows tr:nth-child(1)")).toEqual(["Host kinddomain"]);
    expect(await textOf(page, "#display-text")).toBe("https://münchen.example:8443/c?q=1&q=2#top");
    expect((await textsOf(page, "#warnings code")).length).toBeGreaterThan(0);
    expect((await textsOf(page, "#setters-rows tr")).length).toBe(9);
    expect(await textsOf(page, "#elsewhere-list dt")).toHaveLength(3);
    expect(await textOf(page, "#code")).toContain('from "@url/parser"');
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("the password is hidden until somebody asks for it", async () => {
    const { page } = await site.open(await linkTo("https://user:secret@example.com/"));
    expect(await drawnHref(page)).toBe("https://user:••••@example.com/");
    await page.click("#password");
    expect(await drawnHref(page)).toBe("https://user:secret@example.com/");
    await page.close();
  });

  test("one click fixes one finding, and another all of them", async () => {
    const { page } = await site.open(await linkTo("http:/example.com/a b|c"));
    const remedies = await textsOf(page, "#findings-list [data-fix]");
    expect(remedies.length).toBe(3);
    expect(remedies).toContain("Replace “ ” by “%20”");
    await page.click("#findings-list li:nth-child(2) [data-fix]");
    expect(await urlOf(page)).toBe("http:/example.com/a%20b|c");
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-fix"))).toBe(true);
    await page.click("#fix-all");
    expect(await urlOf(page)).toBe("http://example.com/a%20b%7Cc");
    expect(await textOf(page, "#findings-list")).toContain("valid URL");
    await page.close();
  });

  test("a finding is selected in the field, and marked in the drawing", async () => {
    const { page } = await site.open(await linkTo("https://example.com:99999/"));
    await page.focus("#findings-list li:nth-child(1) button:last-child");
    expect(await textsOf(page, "#drawing .emphasized")).toEqual(["99999"]);
    await page.click("#findings-list li:nth-child(1) button:last-child");
    expect(
      await page.$eval("#url", (field) => {
        const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      }),
    ).toBe("99999");
    await page.close();
  });

  test("findings of a base are drawn on the base, and fixed there", async () => {
    const { page } = await site.open(await linkTo("../c", { base: "https://[::1/" }));
    expect(await drawnHref(page)).toBe(null);
    expect(await textsOf(page, "#base-drawing .mark")).toEqual(["[::1"]);
    await page.click("#findings-list [data-fix]");
    expect(await page.$eval("#base", (field) => (field as HTMLTextAreaElement).value)).toBe("https://[::1]/");
    expect(await drawnHref(page)).toBe("https://[::1]/c");
    await page.close();
  });

  test("the pairs of the query can be changed, and the URL follows", async () => {
    const { page } = await site.open(await linkTo("https://example.com/?a=%41&b=2&c=3"));
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await type(page, "[aria-label='Value of pair 2']", "x y&z");
    expect(await urlOf(page)).toBe("https://example.com/?a=%41&b=x+y%26z&c=3");
    expect(await focused()).toBe("Value of pair 2");
    await page.click("[aria-label='Move up pair 3']");
    expect(await urlOf(page)).toBe("https://example.com/?a=%41&c=3&b=x+y%26z");
    expect(await focused()).toBe("Move up pair 2");
    await page.click("[aria-label='Remove pair 1']");
    expect(await urlOf(page)).toBe("https://example.com/?c=3&b=x+y%26z");
    expect(await focused()).toBe("Remove pair 1");
    await page.click("#pairs-add");
    expect(await focused()).toBe("Name of pair 3");
    await page.keyboard.type("d");
    expect(await urlOf(page)).toBe("https://example.com/?c=3&b=x+y%26z&d=");
    await page.close();
  });

  test("says what a setter would do, why it refuses, and does it", async () => {
    const { page } = await site.open(await linkTo("https://example.com/a", { setter: "setScheme", value: "mailto" }));
    expect(await textOf(page, "#setter-answer")).toMatch(/refused scheme-special-mismatch.*special scheme/);
    expect(await page.$eval("#apply", (button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await page.select("#setter", "setPath");
    expect(await textOf(page, "#setter-answer")).toContain("https://example.com/mailto");
    await type(page, "#setter-value", "/b c");
    await page.click("#apply");
    expect(await urlOf(page)).toBe("https://example.com/b%20c");
    expect(await textOf(page, "#setter-answer")).toContain("unchanged");
    await page.close();
  });

  test("offers what a typed text may mean, and marks where others read something else", async () => {
    const { page } = await site.open(await linkTo("www.example.com"));
    expect(await drawnHref(page)).toBe(null);
    await page.click("#candidates button");
    expect(await urlOf(page)).toBe("https://www.example.com");
    await follow(page, await linkTo("http://0x7f.1/"));
    expect(await textOf(page, "#elsewhere-sentence")).toContain("0x7f.1");
    const [, , rfc] = await textsOf(page, "#elsewhere-table thead th");
    expect(rfc).toBe("This browser");
    expect((await textsOf(page, "#elsewhere-table thead th"))[3]).toContain("differs");
    expect(await textsOf(page, "#elsewhere-table tbody tr:nth-child(5) td.differs .url")).toEqual(["0x7f.1", "0x7f.1"]);
    await page.close();
  });

  test("everything works by keyboard alone", async () => {
    const { page, problems } = await site.open(await linkTo("https://example.com/a b", { value: "8080" }));
    const url = () => urlOf(page);
    await tabTo(page, "#url");
    await page.keyboard.press("End");
    await page.keyboard.type("?q=1");
    expect(await url()).toBe("https://example.com/a b?q=1");
    await tabTo(page, "[data-fix]");
    await page.keyboard.press("Enter");
    expect(await url()).toBe("https://example.com/a%20b?q=1");
    await tabTo(page, "[aria-label='Value of pair 1']");
    await page.keyboard.type("2");
    expect(await url()).toMatch(/\?q=(?:12|2|21)$/);
    await tabTo(page, "#setter");
    await tabTo(page, "#apply");
    await page.keyboard.press("Enter");
    expect(await url()).toContain("https://example.com:8080/");
    await tabTo(page, "[role=tab][aria-selected=true]");
    await page.keyboard.press("ArrowRight");
    expect(await textOf(page, "[role=tab][aria-selected=true]")).toBe("@url/serializer");
    expect(await textOf(page, "#code")).toContain("partsOf");
    await page.keyboard.press("Home");
    expect(await textOf(page, "#code")).toContain('from "@url/api"');
    expect(await page.$$eval("[role=tab][tabindex='0']", (tabs) => tabs.length)).toBe(1);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("url");
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("tells screen readers what was found, once typing has stopped", async () => {
    const { page } = await site.open(await linkTo("https://example.com/"));
    await type(page, "#url", "https://example.com:99999/");
    await waitForText(page, "#announcement", /^1 error\./);
    await type(page, "#setter-value", "x");
    await waitForText(page, "#announcement", /^There is no URL to change|refused/);
    expect(await page.$eval("#announcement", (status) => status.getAttribute("aria-live"))).toBe("polite");
    await page.close();
  });
});
