import type { Page } from "puppeteer-core";

/** Replaces what is in a field, as if a person had pasted the text. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.evaluate(
    (selector, text) => {
      const field = document.querySelector(selector) as HTMLInputElement;
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
    selector,
    text,
  );
}

/** Returns the text of an element, "" if there is none. */
export async function textOf(page: Page, selector: string): Promise<string> {
  return page.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);
}

/** Returns the value of a field. */
export async function fieldValue(page: Page, selector: string): Promise<string> {
  return page.evaluate((selector) => (document.querySelector(selector) as HTMLInputElement).value, selector);
}

/** Returns the values of a list of names and values (`dl.facts`) in an element. */
export async function factsOf(page: Page, selector: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate((selector) => {
    const names = document.querySelectorAll(`${selector} .facts dt`);
    return Object.fromEntries(
      Array.from(names, (name) => [name.textContent ?? "", name.nextElementSibling?.textContent ?? ""]),
    );
  }, selector);
}

/** Goes to another state of the same page, as a link to it does. */
export async function goToState(page: Page, state: Readonly<Record<string, string>>): Promise<void> {
  const hash = Object.entries(state)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        if (location.hash === `#${hash}`) return resolve();
        addEventListener("hashchange", () => setTimeout(resolve), { once: true });
        location.hash = hash;
      }),
    hash,
  );
}

/** Inputs that would do harm if any of them became markup, a script or a prototype. */
export const HOSTILE: readonly string[] = [
  "<script>window.harm = 1</script>",
  '"><img src=x onerror="window.harm = 1">',
  "</textarea></script><svg onload=window.harm=1>",
  "javascript:window.harm=1",
  "__proto__[harm]=1&constructor[prototype][harm]=1",
  "\0\u202e\u2066\u200b\ufeff\ud800",
  "%00%ud800%",
  "<style>*{display:none}</style>",
];

/** Returns what hostile inputs did to a page: nothing, if all is well. */
export async function harmOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...("harm" in window ? ["a script ran"] : []),
    ...("harm" in {} ? ["a prototype was changed"] : []),
    ...Array.from(
      document.querySelectorAll("main :is(script, img, style, iframe, [onerror], [onload])"),
      ({ tagName }) => tagName,
    ),
    ...Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href^="javascript:" i]'), ({ href }) => href),
  ]);
}
