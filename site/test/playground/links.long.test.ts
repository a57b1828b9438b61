import { expect, test } from "vitest";
import { MOST_FINDINGS, MOST_PAIRS } from "../../src/scripts/playground/model/limits.ts";
import { inBrowsers, started } from "../support/browsers.ts";
import { drawnHref, follow, linkTo, paste, textOf, textsOf, type, urlOf, waitForHash, waitForText } from "./in-page.ts";
import { urlRows } from "./support.ts";

/** A hundred rows from all of the data, without those that are too long to show whole. */
const ALL = urlRows().filter(({ input, href }) => input.length < 250 && (href ?? "").length < 250);
const ROWS = ALL.filter((_, index) => index % Math.floor(ALL.length / 100) === 0).slice(0, 100);

const HOSTILE: readonly string[] = [
  "<script>hacked = true</script>",
  '"><img src=x onerror="hacked = true">',
  "</script></textarea></style><style>*{display:none}</style>",
  "javascript:hacked=true",
  "javascript:hacked=true//https://example.com/",
  "data:text/html,<script>parent.hacked=true</script>",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what must not become code
  "https://example.com/'><svg onload=hacked=true>?<b>=<i>&{{x}}=${x}#<!--",
  "https://\u202eexample\u2066.com/\u202a\u2069",
  "https://exa\0mple.com/\0\u0001\u001b[31m",
  "\ud800https://example.com/\udc00\ud83d",
  "__proto__",
  "https://example.com/?__proto__=1&constructor=2&toString=3",
  "\r\n\t",
];

inBrowsers((site) => {
  test("what the page shows equals web-platform-tests, for a hundred links", async () => {
    expect(ROWS.length).toBe(100);
    const { page, problems } = await site.open("/playground/");
    await page.click("#password");
    for (const [index, { input, base, href, failure }] of ROWS.entries()) {
      await follow(page, await linkTo(input, { base: base ?? "", value: String(index) }));
      expect(await drawnHref(page), JSON.stringify(input)).toBe(failure ? null : href);
      const isFatal = (await page.$("#findings-list .finding.error")) !== null;
      expect(isFatal, JSON.stringify(input)).toBe(failure === true);
    }
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("a link restores everything, also after the page is loaded again", async () => {
    const link = await linkTo("../c?d=\ud800\r\n", {
      base: "https://example.com/a/b",
      setter: "setHash" as never /* not a setter */,
    });
    const { page } = await site.open(link);
    await page.select("#setter", "setHost");
    await type(page, "#setter-value", "b.example");
    await page.click("[role=tab]:nth-child(4)");
    await waitForHash(page, /code=host/);
    await page.reload();
    await started(page);
    await waitForText(page, "#summary", /./);
    expect(await textOf(page, "#findings-list")).toContain("invalid-URL-unit");
    expect(await page.$eval("#base", (field) => (field as HTMLTextAreaElement).value)).toBe("https://example.com/a/b");
    expect(await textOf(page, "#setter-answer")).toContain("https://b.example/c?d=%EF%BF%BD");
    expect(await textOf(page, "[aria-selected=true]")).toBe("@url/host");
    await page.click("#reset");
    await waitForHash(page, /url=https:\/\/user/);
    expect(await urlOf(page)).toContain("münchen");
    await page.close();
  });

  test("the link is copied, or the page says why not", async () => {
    const { page } = await site.open("/playground/");
    await type(page, "#url", "https://a/");
    await page.click("#share");
    await waitForText(page, "#share-note", /^The (?:link was copied|browser does not allow this page to copy)/);
    expect(await page.evaluate(() => location.hash)).toContain("url=https://a/&");
    await page.close();
  });

  test("the link to the content changes no state", async () => {
    const { page } = await site.open(await linkTo("https://example.com/x"));
    await page.evaluate(() => {
      location.hash = "#main";
    });
    await waitForHash(page, /^#main$/);
    expect(await urlOf(page)).toBe("https://example.com/x");
    await page.close();
  });

  test("hostile texts are shown as text, in every field and panel", async () => {
    const { page, problems } = await site.open("/playground/");
    for (const text of HOSTILE) {
      const states = [
        { url: text, more: { base: text, value: text, tab: text } },
        { url: `https://example.com/${text}?${text}#${text}`, more: { value: text, setter: "setPath" as const } },
        { url: "x", more: { base: `https://${text}@example.com/`, tab: "validator" } },
      ];
      for (const { url, more } of states) {
        await follow(page, await linkTo(url, more));
        const found = await page.evaluate(() => {
          const inside = [...document.querySelectorAll("#playground *")];
          const links = [...document.querySelectorAll<HTMLAnchorElement>("#playground a")];
          return {
            hacked: "hacked" in window,
            elements: inside.filter((node) => node.matches("script, style, img, svg, iframe, object, embed, b, i"))
              .length,
            attributes: inside.filter((node) => node.hasAttribute("style") || node.outerHTML.startsWith("<svg")).length,
            links: links.filter(
              ({ href, rel }) =>
                !/^https:\/\/(?:url|html)\.spec\.whatwg\.org\/|^https:\/\/www\.iana\.org\//.test(href) || rel === "",
            ).length,
          };
        });
        expect(found, JSON.stringify(url)).toEqual({ hacked: false, elements: 0, attributes: 0, links: 1 });
      }
    }
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("Trusted Types, in browsers that have them, stop text that becomes markup", async () => {
    const { page } = await site.open("/playground/");
    const [error, hasTrustedTypes] = await page.evaluate(() => {
      try {
        document.querySelector("#drawing")!.innerHTML = "<b>";
        return ["", "trustedTypes" in window];
      } catch (thrown) {
        return [(thrown as Error).name, true];
      }
    });
    expect(error).toBe(hasTrustedTypes ? "TypeError" : "");
    await page.close();
  });

  test("1 MB is read in the worker, and only a part of it is drawn", async () => {
    const { page, problems } = await site.open("/playground/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const text = `https://example.com/${"a ".repeat(300_000)}?${"b=1&".repeat(100_000)}`;
    await paste(page, "#url", text);
    expect(await textOf(page, "#where")).toBe("in a worker");
    await waitForText(page, "#summary", /and [\d]+ more/);
    expect((await textsOf(page, "#findings-list .finding")).length).toBe(MOST_FINDINGS);
    expect((await textsOf(page, "#pairs-rows tr")).length).toBe(MOST_PAIRS);
    expect((await urlOf(page)).length).toBe(2000);
    expect(await textOf(page, "#url-note")).toContain("1,000,021 units");
    const size = await page.evaluate(() => [
      document.querySelectorAll("#playground *").length,
      document.querySelector("#playground")!.textContent!.length,
    ]);
    expect(size[0]).toBeLessThan(2500);
    expect(size[1]).toBeLessThan(50_000);
    // The link is compressed, and leads to the same state.
    await waitForHash(page, /^#z=/);
    await page.reload();
    await waitForText(page, "#summary", /and [\d]+ more/);
    expect(await textOf(page, "#url-note")).toContain("1,000,021 units");
    expect(requests.filter((path) => !/^\/(?:playground\/|scripts\/|styles\/|icon)/.test(path))).toEqual([]);
    expect(await problems()).toEqual([]);
    await page.close();
  });

  test("an answer for a text that is gone is dropped, and a short text is read at once", async () => {
    const { page } = await site.open("/playground/");
    await paste(page, "#url", `https://example.com/${"é".repeat(200_000)}`);
    await page.click("#reset");
    const summary = await textOf(page, "#summary");
    expect(summary).toMatch(/^2 warnings/);
    await waitForText(page, "#busy", /^$/);
    expect(await textOf(page, "#summary")).toBe(summary);
    expect(await textOf(page, "#where")).toBe("on the main thread");
    await page.close();
  });

  test("nothing is fetched while somebody types", async () => {
    const { page } = await site.open("/playground/");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await type(page, "#url", "https://example.com/?a=b");
    await waitForHash(page, /url=https:\/\/example\.com/);
    // A browser fetches the icon of a page when it likes, which can be later.
    expect(requests.filter((url) => !url.endsWith("/icon.svg"))).toEqual([]);
    await page.close();
  });
});
