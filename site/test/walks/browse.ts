import { setTimeout } from "node:timers/promises";
import type { ElementHandle, Page } from "puppeteer-core";
import { started } from "../support/browsers.ts";
import type { Walk } from "./walks.ts";

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
  /** How often a person turns a screen before they see what they click. */
  readonly screens: number;
}

/** Goes from the front page, which is open, to the section of a walk, and copies its command and its code. */
export async function browse(page: Page, walk: Walk): Promise<Found> {
  const count = { clicks: 0, pages: 1, screens: 0 };
  await follow(page, await linkTo(page, walk.link), count);
  const block = await blocksOf(page, walk.section);
  return {
    install: await copy(page, block.install, count),
    code: await copy(page, block.code, count),
    language: block.language,
    address: block.address,
    ...count,
  };
}

/** Types into the search of the front page, which is open, and returns the address of the first result. */
export async function firstResult(page: Page, query: string): Promise<string> {
  const field = await page.waitForSelector("#search:enabled");
  await field!.click();
  await page.keyboard.type(query);
  // The results of the last letter replace those of the letters before.
  let shown = "";
  for (let waited = 0; waited < 30_000; waited += 50) {
    const addresses = await page.$$eval("#search-results a", (links) =>
      links.map(({ pathname, hash }) => pathname + hash),
    );
    const now = addresses.join(" ");
    if (now !== "" && now === shown) return addresses[0]!;
    shown = now;
    await setTimeout(50);
  }
  throw new Error(`the search finds nothing for "${query}"`);
}

interface Count {
  clicks: number;
  pages: number;
  screens: number;
}

async function follow(page: Page, target: ElementHandle, count: Count): Promise<void> {
  const before = new URL(page.url()).pathname;
  await scrollTo(target, count);
  const arrived = page.waitForNavigation({ waitUntil: "load" });
  await target.click();
  await arrived;
  count.clicks++;
  if (new URL(page.url()).pathname !== before) count.pages++;
}

/** Scrolls to what is not in view, and counts the screens. */
async function scrollTo(target: ElementHandle, count: Count): Promise<void> {
  count.screens += await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const distance = top < 0 ? -top : Math.max(bottom - innerHeight, 0);
    if (distance > 0) element.scrollIntoView({ block: "center", behavior: "instant" });
    return Math.ceil(distance / innerHeight);
  });
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

interface Blocks {
  readonly install: ElementHandle;
  readonly code: ElementHandle;
  readonly language: string;
  readonly address: string;
}

/** The copy buttons of the first command that installs something, and of the first code, below a heading. */
async function blocksOf(page: Page, heading: string): Promise<Blocks> {
  await started(page);
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
async function copy(page: Page, button: ElementHandle, count: Count): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await scrollTo(button, count);
  await button.click();
  count.clicks++;
  for (let waited = 0; waited < 30_000; waited += 20) {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    if (text !== "") return text;
    await setTimeout(20);
  }
  throw new Error(`a copy button of ${page.url()} copies nothing`);
}
