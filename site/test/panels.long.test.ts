import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.ts";
import { inBrowsers } from "./support/browsers.ts";
import { factsOf, fieldValue, fill, goToState, HOSTILE, harmOf, textOf } from "./support/fields.ts";
import { until } from "./support/until.ts";

const PAGES = ["ip", "idna", "forms", "links", "url-input"];

/** Fields that take any text, by page. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ip: ["address", "prefix", "set", "member"],
  idna: ["domain", "names"],
  forms: ["body", "hex", "json"],
  links: ["text"],
};

inBrowsers((site, browser) => {
  describe("every page", () => {
    test.each(PAGES)("%s fits both widths in its first state, and has no violation of axe on a phone", async (name) => {
      for (const width of [1280, 390]) {
        const { page, problems } = await site.open(`/playground/${name}/`, { width });
        // What axe looks at hardly depends on the browser.
        if (browser === "Chromium" && width === 390) expect(await axeViolations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${width}`,
        ).toBeLessThanOrEqual(0);
        expect(await problems()).toEqual([]);
        await page.close();
      }
    });

    test.each(Object.entries(FIELDS))("%s: hostile text in a field and in a link is harmless", async (name, fields) => {
      const { page, problems } = await site.open(`/playground/${name}/`);
      for (const text of HOSTILE) {
        for (const field of fields) {
          await fill(page, `#${field}`, text);
          expect(await harmOf(page), `${field}: ${text}`).toEqual([]);
        }
        const state = Object.fromEntries(fields.map((field) => [field, text.replace(/\p{Cs}/gu, "")]));
        await goToState(page, state);
        expect(await harmOf(page), text).toEqual([]);
      }
      // The page is full of errors now.
      if (browser === "Chromium") expect(await axeViolations(page)).toEqual([]);
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test.each(Object.entries(FIELDS))("%s: a long text in a field draws a bounded page", async (name, fields) => {
      const { page, problems } = await site.open(`/playground/${name}/`);
      for (const field of fields) {
        for (const line of ["1.1.1.1\n", "é.", "a[b]=1&"]) {
          await page.evaluate(
            (field, line) => {
              const node = document.getElementById(field) as HTMLInputElement;
              node.value = line.repeat(2 ** 17 / line.length);
              node.dispatchEvent(new InputEvent("input", { bubbles: true }));
            },
            field,
            line,
          );
          const drawn = await page.evaluate(() => document.querySelectorAll("main *").length);
          expect(drawn, `${field}: ${line}`).toBeLessThan(6000);
        }
        await fill(page, `#${field}`, "");
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test.each(Object.keys(FIELDS))("%s: each example fills its field and can be reached by keyboard", async (name) => {
      const { page, problems } = await site.open(`/playground/${name}/`);
      const examples = await page.$$("button[data-field]");
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const [field, value] = await example.evaluate((node) => [node.dataset.field!, node.dataset.value!]);
        await example.focus();
        await page.keyboard.press("Enter");
        expect(await fieldValue(page, `#${field}`)).toBe(value);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe(field);
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });

  describe("IP addresses", () => {
    test("reads an odd spelling as the URL parser does, and says what the address is for", async () => {
      const { page, problems } = await site.open("/playground/ip/#address=0x7f.1");
      expect(await textOf(page, "#address-status")).toContain("127.0.0.1");
      expect(await factsOf(page, "#address-out")).toMatchObject({ Kind: "loopback", "Globally reachable": "no" });
      expect(await textOf(page, "#address-out")).toContain("RFC1122");
      await fill(page, "#address", "10.1.2.3");
      expect(await factsOf(page, "#address-out")).toMatchObject({
        Kind: "private",
        Registry: expect.stringContaining("10.0.0.0/8"),
      });
      await fill(page, "#address", "256.256.256.256");
      expect(await textOf(page, "#address-status")).toContain("refuse");
      // WPT's urltestdata.json: the host fails; the Standard's error is of the last number that is too large.
      expect(
        await page.$$eval("#address-out .mark-error", (nodes) => nodes.map((node) => node.textContent)),
      ).not.toEqual([]);
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("restores a link, and keeps what is typed in the address", async () => {
      const set = "198.51.100.0/25\n198.51.100.128/25";
      const link = new URLSearchParams({ address: "2001:db8::1", prefix: "10.0.0.0/9", set, member: "198.51.100.200" });
      const { page, problems } = await site.open(`/playground/ip/#${String(link).replaceAll("+", "%20")}`);
      expect(await fieldValue(page, "#set")).toBe(set);
      expect(await textOf(page, "#member-status")).toBe("Yes, it is in 198.51.100.0/24.");
      expect(await factsOf(page, "#prefix-out")).toMatchObject({ Netmask: "255.128.0.0", Last: "10.127.255.255" });
      expect(
        await page.$$eval("#prefix-out .bits .bits-network", (nodes) => nodes.map((node) => node.textContent).join("")),
      ).toBe("000010100");
      expect(
        await page.$$eval("#set-out svg[role=img]", (nodes) => nodes.map((node) => node.getAttribute("aria-label"))),
      ).toEqual(["IPv4: 1 range in 198.51.100.0/24"]);
      await fill(page, "#member", "192.0.2.1");
      expect(await textOf(page, "#member-status")).toContain("No");
      await until(page, () => location.hash.includes("192.0.2.1"));
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });

  describe("IDNA", () => {
    interface Row {
      readonly input: string;
      readonly output: string | null;
    }
    const rows: Row[] = JSON.parse(
      readFileSync(new URL("../../tooling/data/wpt/rows/toascii.json", import.meta.url), "utf8"),
    );

    test("shows for a link to each domain of WPT's toascii.json what WPT expects", async () => {
      const { page, problems } = await site.open("/playground/idna/");
      // The host of a URL, which is what WPT's rows are about.
      for (const { input, output } of rows.filter(({ input }) => input !== "" && !/[:/?#\\\0-\x20]/.test(input))) {
        await goToState(page, { domain: input });
        const { "Host of a URL": host } = await factsOf(page, "#shown-out");
        expect(host, JSON.stringify(input)).toBe(output ?? "refused");
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("shows the step and the label that fail", async () => {
      const { page } = await site.open("/playground/idna/#domain=a%E2%80%8Db.example");
      const failed = (): Promise<string[]> =>
        page.$$eval(".outcome-failed", (nodes) => nodes.map((node) => node.textContent ?? ""));
      expect(await textOf(page, "#domain-status")).toContain("U+200D");
      expect(await failed()).toEqual([expect.stringContaining("CheckJoiners")]);
      await fill(page, "#domain", "under_score.example");
      expect(await failed()).toEqual([]);
      await page.focus("#strict");
      await page.keyboard.press(" ");
      expect(await failed()).toEqual([expect.stringContaining("UseSTD3ASCIIRules")]);
      await fill(page, "#domain", "a\ue000b.example");
      expect(await textOf(page, "#labels-out")).toContain("Not reached");
      await page.close();
    });

    test("warns of a domain that imitates a name that is typed, and says which name is not a domain", async () => {
      const { page } = await site.open("/playground/idna/");
      await fill(page, "#names", "example.com");
      await fill(page, "#domain", "ехаmрlе.com");
      expect(await textOf(page, "#shown-out")).toContain("looks-like-name");
      await fill(page, "#names", "a b c, _");
      expect(await textOf(page, "#names-status")).not.toBe("");
      await page.close();
    });
  });

  describe("forms", () => {
    test("changes bytes, pairs and nested objects with the text, and the text with each of them", async () => {
      const { page, problems } = await site.open("/playground/forms/");
      await fill(page, "#body", "a[b]=1&c=%E2%98%83");
      expect(await fieldValue(page, "#hex")).toBe("61 5b 62 5d 3d 31 26 63 3d 25 45 32 25 39 38 25\n38 33");
      expect(await fieldValue(page, "[aria-label='Value 2']")).toBe("☃");
      const json = await page.$$eval("#nested-out code", (nodes) =>
        nodes.map((node) => JSON.parse(node.textContent ?? "")),
      );
      expect(json).toEqual(Array(4).fill({ a: { b: "1" }, c: "☃" }));

      await fill(page, "#hex", "78 3D\n79");
      expect(await fieldValue(page, "#body")).toBe("x=y");

      await page.focus("[aria-label='Value 1']");
      await page.keyboard.type(" &é");
      expect(await fieldValue(page, "#body")).toBe("x=y+%26%C3%A9");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Value 1");
      await page.click("[aria-label='Remove pair 1']");
      expect(await fieldValue(page, "#body")).toBe("");
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("reads another encoding, and marks where URLSearchParams differs", async () => {
      const { page } = await site.open("/playground/forms/#body=_charset_%3DShift_JIS%26a%3D%2593%25FA%2596%257B");
      // The tables of encodings of several bytes are loaded first.
      await until(page, () => document.querySelector("#body-status")?.textContent?.includes("Shift_JIS") === true);
      expect(await fieldValue(page, "[aria-label='Value 2']")).toBe("日本");
      expect(await page.$$eval(".pairs .different", (nodes) => nodes.length)).toBe(1);
      await page.select("#encoding", "Shift_JIS");
      await fill(page, "#body", "a=1");
      await fill(page, "[aria-label='Value 1']", "日本");
      expect(await fieldValue(page, "#body")).toBe("a=%93%FA%96%7B");
      await page.close();
    });

    test("says which limit a body exceeds, and where text is not a list of bytes", async () => {
      const { page } = await site.open("/playground/forms/");
      await fill(page, "#body", "a=1&b=2");
      await fill(page, "#max-pairs", "1");
      expect(await textOf(page, "#body-status")).toContain("too-many-pairs");
      await fill(page, "#hex", "61 3x");
      expect(await textOf(page, "#hex-status")).toContain("at 4");
      await fill(page, "#max-pairs", "10");
      await fill(page, "#body", "a[b][c][d]=1");
      await fill(page, "#depth", "1");
      expect(await textOf(page, "#nested-out")).toContain("too-deep");
      await page.close();
    });

    test("reads a body of a megabyte, draws a bounded part of it, and leaves it out of the address", async () => {
      const { page, problems } = await site.open("/playground/forms/");
      await page.evaluate(() => {
        const field = document.querySelector("#body") as HTMLTextAreaElement;
        field.value = "name=value&".repeat(90_000);
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
      await fill(page, "#max-pairs", "100000");
      expect(await textOf(page, "#body-status")).toContain("990000 bytes, 90000 pairs");
      expect(await page.$$eval(".pairs tbody tr", (nodes) => nodes.length)).toBe(100);
      expect((await fieldValue(page, "#hex")).length).toBeLessThan(50_000);
      expect(await textOf(page, "#state-note")).toContain("too long");
      await fill(page, "#body", "a=".padEnd(2 ** 20 + 1, "x"));
      expect(await textOf(page, "#body-status")).toContain("at most 1048576");
      expect(await problems()).toEqual([]);
      await page.close();
    });
  });
});

inBrowsers((site, browser) => {
  test.each(PAGES)("%s has no violation of axe, and says no error", async (name) => {
    const { page, problems } = await site.open(`/playground/${name}/`);
    if (browser === "Chromium") expect(await axeViolations(page)).toEqual([]);
    expect(await problems()).toEqual([]);
    await page.close();
  });
}, "dark");
