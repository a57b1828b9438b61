import { table } from "@url/tooling-shared/markdown";
import type { Found } from "./browse.ts";
import type { Walk } from "./walks.ts";

/** A walk that arrived. */
export interface Walked {
  readonly walk: Walk;
  readonly found: Found;
  /** How many comments of the code say what a line returns, and were compared. */
  readonly compared: number;
  /** Milliseconds in the browser, of the install command, and of the program. */
  readonly times: readonly [browser: number, install: number, program: number];
}

/** Returns the page with the table of the walks; with the times of the page if `keepsTimes` is true. */
export function withWalks(page: string, walked: readonly Walked[], keepsTimes: boolean): string {
  const times = new Map(keepsTimes ? Array.from(page.matchAll(ROW), ([, job = "", cells = ""]) => [job, cells]) : []);
  const rows = walked.map(({ walk, found, compared, times: [browser, install, program] }) => [
    walk.job,
    `"${walk.link}"`,
    `"${walk.query}"`,
    `\`${found.address}\``,
    ...[found.clicks, found.pages, found.screens, compared].map(String),
    ...(times.get(walk.job)?.split(" | ") ?? [browser, install, program].map(seconds)),
  ]);
  const text = table(HEADER, rows, HEADER.slice(0, 4));
  return page.replace(/(?<=<!-- walks -->\n)[\s\S]*?(?=\n<!-- \/walks -->)/, () => text);
}

const HEADER = [
  "a stranger wants to",
  "follows",
  "or searches for",
  "and finds",
  "clicks",
  "pages",
  "screens scrolled",
  "results compared",
  "seconds in the browser",
  "to install",
  "to run",
];
/** A row of the table: its job, and its three times. */
const ROW = /^\| ([^|]+?) \| [^\n]* \| (\d+\.\d \| \d+\.\d \| \d+\.\d) \|$/gm;

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
