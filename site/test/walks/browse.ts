import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import type { Step, Walk } from "./walks.ts";

/** What a walk brings from the browser to the shell. */
export interface Found {
  /** The command that installs, as its copy button copies it. */
  readonly install: string;
  readonly code: string;
  /** The language of the block of code: "js" or "ts". */
  readonly language: string;
  /** The address of the section, from the root of the site. */
  readonly address: string;
  readonly clicks: number;
  /** How many pages were opened, the front page included. */
  readonly pages: number;
  /** How many characters were typed. */
  readonly typed: number;
}

/** Goes from the front page, which is open, to the section of a walk, and copies its command and its code. */
export async function browse(page: Page, walk: Walk): Promise<Found> {
  const count = { clicks: 0, pages: 1, typed: 0 };
  for (const step of walk.way) await follow(page, step, count);
  const block = await blocksOf(page, walk.section);
  const { clicks, pages, typed } = count;
  return {
    install: await copy(page, block.install),
    code: await copy(page, block.code),
    language: block.language,
    address: block.address,
    clicks: clicks + 2,
    pages,
    typed,
  };
}

interface Count {
  clicks: number;
  pages: number;
  typed: number;
}

async function follow(page: Page, step: Step, count: Count): Promise<void> {
  const target = "click" in step ? await linkTo(page, step.click) : await firstFound(page, step.search, count);
  const before = new URL(page.url()).pathname;
  const arrived = page.waitForNavigation({ waitUntil: "load" });
  await target.click();
  await arrived;
  count.clicks++;
  if (new URL(page.url()).pathname !== before) count.pages++;
}

/** Returns the first link of the page's text that has this text. Others with the same text must lead to the same place. */
async function linkTo(page: Page, text: string): Promise<ElementHandle> {
  const links = await page.$$("main a");
  const all = await page.$$eval("main a", (links) => links.map(({ textContent, href }) => [textContent?.trim(), href]));
  const indexes = [...all.keys()].filter((index) => all[index]![0] === text);
  const targets = new Set(indexes.map((index) => all[index]![1]));
  if (targets.size !== 1) throw new Error(`${page.url()} has links "${text}" to ${targets.size} places, not one`);
  return links[indexes[0]!]!;
}

/** Types into the search, and returns the first result. */
async function firstFound(page: Page, query: string, count: Count): Promise<ElementHandle> {
  const field = await page.waitForSelector("#search:enabled");
  await field!.click();
  count.clicks++;
  await page.keyboard.type(query);
  count.typed += query.length;
  // The results of the last letter replace those of the letters before.
  let shown = "";
  for (let waited = 0; waited < 30_000; waited += 50) {
    const now = await page.$$eval("#search-results a", (links) => links.map(({ href }) => href).join(" "));
    if (now !== "" && now === shown) return (await page.$("#search-results a"))!;
    shown = now;
    await setTimeout(50);
  }
  throw new Error(`the search finds nothing for "${query}"`);
}

interface Blocks {
  readonly install: ElementHandle;
  readonly code: ElementHandle;
  readonly language: string;
  readonly address: string;
}

/** The copy buttons of the first command that installs something, and of the first code, below a heading. */
async function blocksOf(page: Page, heading: string): Promise<Blocks> {
  const found = await page.evaluate((heading) => {
    const elements = Array.from(document.querySelectorAll("main :is(h2, h3, h4, .copyable:has(> pre))"));
    const start = elements.findIndex(
      (element) => /^H/.test(element.tagName) && element.textContent?.trim() === heading,
    );
    const length = elements.slice(start + 1).findIndex((element) => /^H/.test(element.tagName));
    const blocks = elements.slice(start + 1, length === -1 ? undefined : start + 1 + length);
    const languageOf = (block: Element) => block.querySelector<HTMLElement>("pre")!.dataset.language ?? "";
    const install = blocks.find((block) => /^npm install /.test(block.querySelector("code")!.textContent!));
    const code = blocks.find((block) => /^[jt]s$/.test(languageOf(block)));
    const all = Array.from(document.querySelectorAll("main .copyable"));
    return {
      address: `${location.pathname}#${elements[start]?.id}`,
      install: install === undefined ? -1 : all.indexOf(install),
      code: code === undefined ? -1 : all.indexOf(code),
      language: code === undefined ? "" : languageOf(code),
    };
  }, heading);
  const { address, language, install, code } = found;
  if (install === -1) throw new Error(`"${heading}" has no command that installs what it needs`);
  if (code === -1) throw new Error(`"${heading}" has no code`);
  const buttons = await page.$$("main .copyable > button.copy");
  return { install: buttons[install]!, code: buttons[code]!, language, address };
}

/** Clicks a copy button, and returns what is in the clipboard then. */
async function copy(page: Page, button: ElementHandle): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await button.click();
  for (let waited = 0; waited < 30_000; waited += 20) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text !== "") return text;
    await setTimeout(20);
  }
  throw new Error(`a copy button of ${page.url()} copies nothing`);
}
