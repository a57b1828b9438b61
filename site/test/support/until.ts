import type { Page } from "puppeteer-core";

/**
 * Waits until `question` is answered with true in the page, and throws an Error that quotes it after a minute.
 * Puppeteer's own `waitForFunction` evaluates text in the page, which the policy forbids in Firefox.
 */
export async function until<Args extends string[]>(
  page: Page,
  question: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(question as (...args: string[]) => boolean, ...args))) {
    if (Date.now() > end) throw new Error(`It did not come true in the page: ${question}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
