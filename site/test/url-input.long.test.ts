import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "./support/axe.ts";
import { inBrowsers, type OpenPage, type Site } from "./support/browsers.ts";
import { HOSTILE, harmOf } from "./support/fields.ts";
import { until } from "./support/until.ts";

/** The two forms: where each is in the page. */
const FORMS = [
  ["plain", "#plain-example"],
  ["React", "#react-example form"],
] as const;

/** What a person, or a screen reader, finds at the input of a form. */
interface State {
  readonly value: string;
  /** The text of the element that `aria-describedby` names. */
  readonly message: string;
  readonly isInvalid: boolean;
  readonly canSubmit: boolean;
  /** The text in the mirror that is underlined. */
  readonly marks: readonly string[];
  readonly fix: string | null;
  readonly sent: string;
}

async function stateOf(page: Page, form: string): Promise<State> {
  // React draws what it was told in a task of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate((form) => {
    const node = document.querySelector(form) as HTMLFormElement;
    const input = node.querySelector("input") as HTMLInputElement;
    const fix = node.querySelector<HTMLButtonElement>(".url-correction");
    const describedBy = (input.getAttribute("aria-describedby") ?? "").split(" ");
    return {
      value: input.value,
      message: describedBy.map((id) => document.getElementById(id)?.textContent ?? "").join(""),
      isInvalid: input.getAttribute("aria-invalid") === "true",
      canSubmit: input.validity.valid,
      marks: Array.from(node.querySelectorAll(".url-mark"), ({ textContent }) => textContent ?? ""),
      fix: fix === null || fix.hidden ? null : fix.textContent,
      sent: node.querySelector("output")?.textContent ?? "",
    };
  }, form);
}

async function open(site: Site, form: string): Promise<OpenPage> {
  const opened = await site.open("/playground/url-input/");
  const { page } = opened;
  if (form.includes("react")) {
    await page.click("#load-react");
    await until(page, () => document.activeElement?.closest("#react-example form") != null);
  } else await page.focus(`${form} input`);
  return opened;
}

/** Types, leaves the input, and comes back: then there is a message. */
async function type(page: Page, form: string, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.evaluate((form) => {
    const input = document.querySelector(`${form} input`) as HTMLInputElement;
    input.blur();
    input.focus();
  }, form);
  await until(
    page,
    (form) => document.querySelector(`${form} :is(.url-alert, .url-status):not(:empty)`) !== null,
    form,
  );
}

/** Types in place of all that the input has, faster than a person: the whole text is one input. */
async function typeOver(page: Page, form: string, text: string): Promise<void> {
  await page.$eval(
    `${form} input`,
    (input, text) => {
      (input as HTMLInputElement).select();
      document.execCommand("insertText", false, text);
    },
    text,
  );
}

const REFUSED = [
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://user:secret@example.com/",
  "https://localhost/",
  "ftp://example.com/",
];

inBrowsers((site, browser) => {
  describe.each(FORMS)("%s", (_, form) => {
    test("says nothing of an empty input, and what is wrong after the person leaves it", async () => {
      const { page, problems } = await open(site, form);
      expect(await stateOf(page, form)).toMatchObject({ message: "", marks: [], fix: null, isInvalid: false });
      await type(page, form, "https://example.com:99999/");
      const { message, ...state } = await stateOf(page, form);
      expect(message).toContain("65535");
      expect(state).toMatchObject({ isInvalid: true, canSubmit: false, marks: ["99999"], fix: null });
      expect(await axeViolations(page)).toEqual([]);
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("is corrected, undone and sent with the keyboard alone", async () => {
      const { page, problems } = await open(site, form);
      await type(page, form, "example.com");
      // The form is not sent: the browser moves the focus to the input, and shows its own message.
      await page.keyboard.press("Enter");
      expect(await stateOf(page, form)).toMatchObject({ sent: "", isInvalid: true, fix: "Insert “https://”" });
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("url-correction");
      await page.keyboard.press("Enter");
      expect(await stateOf(page, form)).toMatchObject({
        value: "https://example.com",
        message: "",
        marks: [],
        fix: null,
        isInvalid: false,
      });
      expect(
        await page.evaluate((form) => document.activeElement === document.querySelector(`${form} input`), form),
      ).toBe(true);

      await page.keyboard.down("Control");
      await page.keyboard.press("z");
      await page.keyboard.up("Control");
      await until(
        page,
        (form) => document.querySelector<HTMLInputElement>(`${form} input`)?.value === "example.com",
        form,
      );
      await until(page, (form) => document.querySelector(`${form} .url-alert:not(:empty)`) !== null, form);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      expect(await stateOf(page, form)).toMatchObject({
        value: "https://example.com",
        sent: "Sent: https://example.com",
      });
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("the policy takes a domain and https only", async () => {
      const { page } = await open(site, form);
      await type(page, form, "x");
      for (const text of REFUSED) {
        await typeOver(page, form, text);
        await until(page, (form) => document.querySelector(`${form} [aria-invalid]`) !== null, form);
        expect(await stateOf(page, form), text).toMatchObject({ value: text, canSubmit: false });
      }
      await typeOver(page, form, "http://example.com/");
      await until(page, (form) => document.querySelector(`${form} .url-correction:not([hidden])`) !== null, form);
      await page.click(`${form} .url-correction`);
      expect(await stateOf(page, form)).toMatchObject({ value: "https://example.com/", canSubmit: true, message: "" });
      await page.close();
    });

    test("a warning has a mark, a message and a correction, and does not block the form", async () => {
      const { page } = await open(site, form);
      await type(page, form, "https://example.com/a b");
      expect(await stateOf(page, form)).toMatchObject({ canSubmit: true, isInvalid: false, marks: [" "] });
      await page.click(`${form} .url-correction`);
      expect(await stateOf(page, form)).toMatchObject({ value: "https://example.com/a%20b", message: "" });
      await page.close();
    });

    test("the message appears at once if the person leaves the input", async () => {
      const { page } = await open(site, form);
      await page.keyboard.type("https://");
      await page.keyboard.press("Tab");
      expect((await stateOf(page, form)).message).not.toBe("");
      await page.close();
    });

    test("the mirror has the width of the input's text, and scrolls as the input does", async () => {
      const { page } = await open(site, form);
      const measure = (): Promise<{ widths: number[]; places: number[] }> =>
        page.evaluate((form) => {
          const input = document.querySelector(`${form} input`) as HTMLInputElement;
          const mirror = document.querySelector(`${form} .url-mirror`) as HTMLElement;
          return { widths: [input.scrollWidth, mirror.scrollWidth], places: [input.scrollLeft, mirror.scrollLeft] };
        }, form);
      // The mirror has a space more, for the caret, and browsers do not agree whether the width has the padding of an
      // input: so one text is compared with another.
      const widths: number[][] = [];
      for (const times of [10, 20]) {
        await typeOver(page, form, `https://example.com/${"abc  fi ff é 日本 --> ".repeat(times)}`);
        widths.push((await measure()).widths);
      }
      const [input, mirror] = [0, 1].map((which) => widths[1]![which]! - widths[0]![which]!);
      expect(input).toBeGreaterThan(1000);
      expect(Math.abs(input! - mirror!)).toBeLessThanOrEqual(2);
      for (const key of ["Home", "End"] as const) {
        await page.keyboard.press(key);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        const [place, mirrored] = (await measure()).places;
        if (key === "End") expect(place).toBeGreaterThan(500);
        else expect(place).toBe(0);
        expect(Math.abs(place! - mirrored!)).toBeLessThanOrEqual(2);
      }
      await page.close();
    });

    test("nothing changes while an input method composes a character", async () => {
      const { page, problems } = await open(site, form);
      await type(page, form, "https://user@example.com/a b");
      const before = await stateOf(page, form);
      await page.evaluate((form) => {
        const changes: string[] = [];
        Object.assign(window, { changes });
        const help = document.querySelector(`${form} .url-help`) as Element;
        const input = document.querySelector(`${form} input`) as Element;
        const note = (records: MutationRecord[]): void => void changes.push(...records.map(({ type }) => type));
        const options = { childList: true, characterData: true, subtree: true };
        new MutationObserver(note).observe(help, options);
        new MutationObserver(note).observe(input, { attributes: true, attributeFilter: ["aria-invalid"] });
      }, form);
      const changes = (): Promise<string[]> =>
        page.evaluate(() => (window as unknown as { changes: string[] }).changes);

      const compose = browser === "Chromium" ? await composeInChromium(page) : composeByEvents(page, form);
      for (const text of ["に", "にほ", "日本"]) await compose.update(text);
      expect((await stateOf(page, form)).value).toBe("https://user@example.com/a b日本");
      expect(await changes()).toEqual([]);
      expect((await stateOf(page, form)).marks).toEqual(before.marks);
      await compose.commit("日本?c d");
      await until(page, (form) => document.querySelectorAll(`${form} .url-mark`).length > 2, form);
      expect((await stateOf(page, form)).marks.filter((text) => text === " ")).toHaveLength(2);
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("hostile text stays text, in the mirror and on the button", async () => {
      const { page, problems } = await open(site, form);
      for (const text of HOSTILE) {
        await page.evaluate(
          (form, text) => {
            const input = document.querySelector(`${form} input`) as HTMLInputElement;
            // As the browser does: React watches the property of this input itself.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
            input.dispatchEvent(new InputEvent("input", { bubbles: true }));
            input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
            input.dispatchEvent(new FocusEvent("blur"));
          },
          form,
          text,
        );
        const { value } = await stateOf(page, form);
        expect(await page.$eval(`${form} .url-mirror`, (node) => node.textContent)).toBe(value);
        expect(await harmOf(page), text).toEqual([]);
      }
      expect(await problems()).toEqual([]);
      await page.close();
    });

    test("a reset takes message and marks away", async () => {
      const { page } = await open(site, form);
      await type(page, form, "example.com");
      const buttons = await page.$$(`${form} button`);
      for (const button of buttons)
        if ((await button.evaluate((node) => node.textContent)) === "Reset") await button.click();
      await until(page, (form) => document.querySelector(`${form} input`)?.getAttribute("aria-invalid") === null, form);
      expect(await stateOf(page, form)).toMatchObject({ value: "", marks: [], fix: null, isInvalid: false });
      await page.close();
    });
  });

  test("loads React only if it is asked for", async () => {
    const { page } = await site.open("/playground/url-input/");
    const loaded = (): Promise<number> =>
      page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);
    const before = await loaded();
    await page.click("#load-react");
    await until(page, () => document.querySelector("#react-example form") !== null);
    expect(await loaded()).toBeGreaterThan(before);
    await page.close();
  });
});

interface Composition {
  update(text: string): Promise<void>;
  commit(text: string): Promise<void>;
}

/** Chromium's protocol has an input method. */
async function composeInChromium(page: Page): Promise<Composition> {
  const session = await page.createCDPSession();
  return {
    update: async (text) => {
      await session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    },
    commit: async (text) => {
      await session.send("Input.insertText", { text });
    },
  };
}

/** Firefox's has none: the same events in the same order, as the UI Events specification has them. */
function composeByEvents(page: Page, form: string): Composition {
  let before: string | null = null;
  const dispatch = async (text: string, isLast: boolean): Promise<void> => {
    const isFirst = before === null;
    before ??= await page.$eval(`${form} input`, (input) => input.value);
    await page.evaluate(
      (form, data, value, isFirst, isLast) => {
        const input = document.querySelector(`${form} input`) as HTMLInputElement;
        if (isFirst) input.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
        input.dispatchEvent(new CompositionEvent("compositionupdate", { bubbles: true, data }));
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
        const isComposing = !isLast;
        if (isLast) input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data }));
        input.dispatchEvent(
          new InputEvent("input", { bubbles: true, data, isComposing, inputType: "insertCompositionText" }),
        );
      },
      form,
      text,
      before + text,
      isFirst,
      isLast,
    );
  };
  return { update: (text) => dispatch(text, false), commit: (text) => dispatch(text, true) };
}
