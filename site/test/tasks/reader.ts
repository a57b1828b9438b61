import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type HTMLElement, parse } from "node-html-parser";

/** Reads the built site as a person does: by the texts of links and headings. */
export interface Reader {
  /** Follows the one link with this text, in the part of the page that the selector names. */
  follow(text: string, within?: string): void;
  /** Returns the first block of code under the heading with this text, and before the next heading that is as high. */
  code(heading: string): string;
  /** The packages that the commands on this page install. */
  installs(): readonly string[];
  /** Where the reader went, and what was followed or read there. */
  readonly clicks: readonly string[];
  /** The address of the section that was read last. */
  readonly address: string;
}

/** Opens the front page of the site in the folder `dist`. */
export function createReader(dist: string): Reader {
  const clicks: string[] = [];
  let page = "/";
  let address = page;
  let document = open(dist, page);
  return {
    clicks,
    get address() {
      return address;
    },
    follow(text, within = "body") {
      const links = document.querySelectorAll(`${within} a`).filter((link) => visible(link) === text);
      const targets = new Set(links.map((link) => link.getAttribute("href")));
      if (targets.size !== 1) throw new Error(`${page} has ${targets.size} links "${text}" in ${within}, not one`);
      const target = new URL([...targets][0]!, `http://site${page}`);
      clicks.push(`"${text}"`);
      page = target.pathname;
      document = open(dist, page);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor !== "" && document.getElementById(anchor) === null) throw new Error(`${page} has no #${anchor}`);
    },
    installs() {
      const shells = document.querySelectorAll('main pre[data-language="sh"]').map(({ textContent }) => textContent);
      const commands = shells.flatMap((text) =>
        Array.from(text.matchAll(/^npm install (.+)$/gm), ([, names]) => names!),
      );
      return commands.flatMap((names) => names.split(" "));
    },
    code(heading) {
      const blocks = document.querySelectorAll("main h1, main h2, main h3, main h4, main pre");
      const start = blocks.findIndex((element) => element.tagName !== "PRE" && visible(element) === heading);
      if (start === -1) throw new Error(`${page} has no heading "${heading}"`);
      clicks.push(`section "${heading}"`);
      address = `${page}#${blocks[start]!.id}`;
      for (const element of blocks.slice(start + 1)) {
        if (element.tagName === "PRE" && /^[jt]s$/.test(element.getAttribute("data-language") ?? "")) {
          return element.textContent;
        }
        if (element.tagName !== "PRE" && element.tagName <= blocks[start]!.tagName) break;
      }
      throw new Error(`${page} has no code under "${heading}"`);
    },
  };
}

function open(dist: string, page: string): HTMLElement {
  const file = join(dist, page, "index.html");
  if (!existsSync(file)) throw new Error(`${page} is not a page`);
  return parse(readFileSync(file, "utf8"), { blockTextElements: { script: true, style: true } });
}

function visible(element: HTMLElement): string {
  return element.textContent.replace(/\s+/g, " ").trim();
}
