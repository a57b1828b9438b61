import type { Page } from "puppeteer-core";
import { fragmentOfState } from "../../src/scripts/playground/address.ts";
import type { PlaygroundState } from "../../src/scripts/playground/model/state.ts";
import { stateOf } from "./support.ts";

/** Returns the address of a state. */
export async function linkTo(url: string, more: Partial<PlaygroundState> = {}): Promise<string> {
  return `/playground/${await fragmentOfState(stateOf(url, more))}`;
}

/** Follows a link to another state of the open page, and waits until the page shows it. */
export async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate(
    async (fragment) => {
      if (location.hash === fragment) return;
      const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      location.hash = fragment;
      await changed;
      // The page's own listener was there first; it draws after a microtask or two.
      await new Promise((resolve) => setTimeout(resolve));
    },
    link.slice(link.indexOf("#")),
  );
}

/** Returns the text of each element that matches. */
export function textsOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (found) => found.map((element) => element.textContent ?? ""));
}

export async function textOf(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (element) => element.textContent ?? "");
}

/** Replaces the text of a field, as somebody who types does. */
export async function type(page: Page, selector: string, text: string): Promise<void> {
  await page.focus(selector);
  await page.$eval(selector, (field) => (field as HTMLTextAreaElement).select());
  await page.keyboard.type(text);
}

/** Returns the text of the field for the URL. */
export function urlOf(page: Page): Promise<string> {
  return page.$eval("#url", (field) => (field as HTMLTextAreaElement).value);
}

/** Returns the `href` that the record's drawing shows, without the names of the components. */
export function drawnHref(page: Page): Promise<string | null> {
  return page.$eval("#record-drawing", (drawing) => {
    const pieces = drawing.querySelectorAll(".value, .delimiter");
    return pieces.length === 0 ? null : [...pieces].map((piece) => piece.textContent).join("");
  });
}

/** Presses Tab until the element that has the focus matches, at most 150 times. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Waits until the text of an element matches. A driver's own way to wait needs `Function`, which the policy forbids. */
export async function waitForText(page: Page, selector: string, pattern: RegExp): Promise<void> {
  await waitUntil(async () => pattern.test(await textOf(page, selector)), `${selector} to match ${pattern}`);
}

/** Waits until the fragment of the page's address matches. */
export async function waitForHash(page: Page, pattern: RegExp): Promise<void> {
  await waitUntil(async () => pattern.test(await page.evaluate(() => location.hash)), `an address with ${pattern}`);
}

async function waitUntil(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited a minute for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Pastes text into a field, through the event that a browser sends. */
export function paste(page: Page, selector: string, text: string): Promise<void> {
  return page.$eval(
    selector,
    (field, pasted) => {
      (field as HTMLTextAreaElement).focus();
      (field as HTMLTextAreaElement).select();
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      if (event.clipboardData?.getData("text/plain") === pasted) {
        field.dispatchEvent(event);
        return;
      }
      // Firefox lets no script make such an event. This is what dropping the text does.
      (field as HTMLTextAreaElement).value = pasted;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    text,
  );
}
