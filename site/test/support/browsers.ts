import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM, FIREFOX, onPath } from "@url/tooling-shared/engines";
import puppeteer, { type Browser, type LaunchOptions, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { serve } from "../../src/build/serve.ts";

export type Theme = "light" | "dark";

/** Where axe looks at a page: in both themes and in both widths, but not in all four of their pairs. */
export const LOOKS: readonly { readonly theme: Theme; readonly width: number }[] = [
  { theme: "light", width: 390 },
  { theme: "dark", width: 1280 },
];

/** Returns which pages axe looks at in this width: all of them every night, and else every second one, in one of the looks. */
export function inLook<Path>(paths: readonly Path[], width: number): readonly Path[] {
  if (inject("nightly")) return paths;
  const look = LOOKS.findIndex((other) => other.width === width);
  return paths.filter((_, index) => index % (2 * LOOKS.length) === look);
}

/** The built site, served with the headers of production, in one browser. */
export interface Site {
  readonly origin: string;
  /** Opens a page of the site in a new tab: `open("/guide/")`. The width is 1280 unless told. */
  open(path: string, options?: { readonly width?: number }): Promise<OpenPage>;
}

export interface OpenPage {
  readonly page: Page;
  /** Returns what went wrong since the page was opened: errors in the console and violations of the policy. */
  problems(): Promise<readonly string[]>;
}

interface Program {
  readonly name: string;
  readonly programs: readonly string[];
  readonly launch: (theme: Theme) => LaunchOptions;
}

const PROGRAMS: readonly Program[] = [
  {
    name: "Chromium",
    programs: CHROMIUM,
    launch: (theme) => ({
      // The sandbox does not start for root, nor in most containers; the only pages that are opened are ours.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        ...(theme === "dark" ? ["--force-dark-mode"] : []),
      ],
    }),
  },
  {
    name: "Firefox",
    programs: FIREFOX,
    launch: (theme) => ({
      browser: "firefox",
      extraPrefsFirefox: { "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1 },
    }),
  },
];

declare module "vitest" {
  export interface ProvidedContext {
    /** Whether everything is tested that is too slow for each change: Firefox, every page, every look. */
    nightly: boolean;
  }
}

/**
 * Runs tests in Chromium, and every night in Firefox too. The tests of a browser that is not installed are skipped, and
 * the end of the run says so.
 */
export function inBrowsers(tests: (site: Site, browser: string) => void, theme: Theme = "light"): void {
  for (const { name, programs, launch } of inject("nightly") ? PROGRAMS : PROGRAMS.slice(0, 1)) {
    const program = onPath(programs);
    const missing = program === undefined ? ` (there is no ${programs[0]} in the PATH)` : "";
    describe.skipIf(program === undefined)(`${name}, ${theme}${missing}`, () => {
      let server: Server;
      let browser: Browser;
      let origin = "";
      const profile = mkdtempSync(join(tmpdir(), "site-"));

      beforeAll(async () => {
        server = await serve(inject("dist"), 0);
        origin = `http://localhost:${(server.address() as AddressInfo).port}`;
        browser = await puppeteer.launch({ executablePath: program!, userDataDir: profile, ...launch(theme) });
      });
      afterAll(async () => {
        await browser?.close();
        server?.close();
        // A process of Firefox may still write into the profile when the browser says that it is closed.
        rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
      });

      const open: Site["open"] = async (path, { width = 1280 } = {}) => {
        const page = await browser.newPage();
        await page.setViewport({ width, height: 800 });
        if (name === "Chromium") await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
        const problems = await watch(page);
        await page.goto(origin + path, { waitUntil: "load" });
        await started(page);
        return { page, problems };
      };
      const site: Site = {
        get origin() {
          return origin;
        },
        open,
      };
      tests(site, name);
    });
  }
}

/** Resolves when the scripts of a page have done what they do at the start: they take several tasks for it. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.copy === "ready" &&
      // The marks of the playground, and of pages with fields.
      document.querySelector("#playground:not([data-filled]), main:not([data-filled]) > .panel .field") === null,
    // Puppeteer would ask at each frame, and a tab behind another draws none.
    { polling: 50 },
  );
}

async function watch(page: Page): Promise<OpenPage["problems"]> {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A page that is left stops loading.
    if (!/ABORTED/.test(reason)) problems.push(`${request.url()}: ${reason}`);
  });
  // Firefox does not tell a driver of violations, so that the page itself has to.
  await page.evaluateOnNewDocument(() => {
    const violations: string[] = [];
    Object.defineProperty(window, "violations", { value: violations });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      violations.push(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return async () => [
    ...problems,
    ...(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)),
  ];
}
