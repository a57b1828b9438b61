import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";
import { fill } from "./support/fields.ts";

const UTS58 = new URL("../../tooling/data/uts58/", import.meta.url);
const detection = readFileSync(new URL("LinkDetectionTest.txt", UTS58), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const formatting = readFileSync(new URL("LinkFormattingTest.txt", UTS58), "utf8")
  .split(/\n{2,}/)
  .map((block) => block.split("\n").filter((line) => line !== ""))
  .flatMap((lines) => lines.filter((line, i) => !line.startsWith("#") && lines[i - 1]?.startsWith("#") === false));

let script = "";
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { findLinks } from "@url/links"; import { linkifyDOM } from "@url/links/dom";
        globalThis.links = { findLinks, linkifyDOM };`,
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
    },
    bundle: true,
    write: false,
    format: "iife",
    conditions: ["@url/source"],
  });
  script = outputFiles[0]!.text;
});

interface Links {
  findLinks(text: string): Iterable<{ text: string; start: number; end: number }>;
  linkifyDOM(root: Node, options?: object): readonly Element[];
}

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

  describe("@url/links", () => {
    test("finds what the test files of UTS #58 say", async () => {
      const { page } = await site.open("/playground/links/");
      await page.evaluate(script);
      const marked = await page.evaluate((lines) => {
        const { findLinks } = (globalThis as unknown as { links: Links }).links;
        return lines.map((line) => {
          const text = line.replace(/[⸠⸡]/g, "");
          let out = "";
          let at = 0;
          for (const { start, end } of findLinks(text)) {
            out += `${text.slice(at, start)}⸠${text.slice(start, end)}⸡`;
            at = end;
          }
          return out + text.slice(at);
        });
      }, detection);
      expect(marked).toHaveLength(345);
      expect(marked).toEqual(detection);
      const found = await page.evaluate((lines) => {
        const { findLinks } = (globalThis as unknown as { links: Links }).links;
        return lines.map((line) => Array.from(findLinks(`See ${line} on`), ({ text }) => text));
      }, formatting);
      expect(found).toHaveLength(55);
      expect(found).toEqual(formatting.map((line) => [line]));
      await page.close();
    });

    test("links the text of an element, and nothing that is a link, code or a control", async () => {
      const { page, problems } = await site.open("/playground/links/");
      await page.evaluate(script);
      const html = await page.evaluate(() => {
        const { linkifyDOM } = (globalThis as unknown as { links: Links }).links;
        const root = document.createElement("div");
        // The policy of the page lets nobody set `innerHTML`, which the walker does not need either.
        const make = (name: string, text: string, attribute?: string, value = "") => {
          const element = document.createElement(name);
          if (attribute !== undefined) element.setAttribute(attribute, value);
          element.append(text);
          return element;
        };
        root.append(
          "See a.com, ",
          make("b", "b.com/x"),
          " <i> ",
          make("a", "c.com", "href", "/"),
          make("code", "d.com"),
        );
        root.append(make("textarea", "e.com"), make("p", "f.com", "contenteditable"), " h@i.com");
        document.body.append(root);
        const made = linkifyDOM(root, { target: "_blank" });
        return { count: made.length, isElement: made[0] instanceof HTMLAnchorElement, html: root.innerHTML };
      });
      const link = (href: string, text: string) =>
        `<a href="${href}" rel="nofollow noopener" target="_blank">${text}</a>`;
      expect(html).toEqual({
        count: 3,
        isElement: true,
        html: `See ${link("https://a.com/", "a.com")}, <b>${link("https://b.com/x", "b.com/x")}</b> &lt;i&gt; <a href="/">c.com</a><code>d.com</code><textarea>e.com</textarea><p contenteditable="">f.com</p> ${link("mailto:h@i.com", "h@i.com")}`,
      });
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });
});
