import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { CHROMIUM, onPath } from "@url/tooling-shared/engines";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page as pageOf } from "../src/page.ts";
import { SERVERS, start } from "../src/servers.ts";

const program = onPath(CHROMIUM);
let browser: Browser;
let page: Page;
let script: string;

describe.skipIf(program === undefined)(
  `the form in Chromium${program ? "" : " (there is no chromium in the PATH)"}`,
  () => {
    beforeAll(async () => {
      const built = await build({
        entryPoints: [fileURLToPath(new URL("../src/script.ts", import.meta.url))],
        bundle: true,
        format: "esm",
        write: false,
        conditions: ["@url/source"],
      });
      script = built.outputFiles[0]!.text;
      // The sandbox does not start for root, nor in most containers; the only pages that are opened are ours.
      browser = await chromium.launch({
        executablePath: program ?? "",
        args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
      });
      page = await browser.newPage();
    });
    afterAll(() => browser.close());

    test.each(Object.entries(SERVERS))("%s reads what the page sends, and what its script sends", async (_, create) => {
      const server = await start(await create(), pageOf, script);
      onTestFinished(() => {
        server.closeAllConnections();
        server.close();
      });
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      await page.goto(origin);
      await page.fill('[name="name"]', "Ada & café");
      await page.fill('[name="address[city]"]', "London");
      await page.check('[name="tags"][value="paper"]');
      await page.fill('[name="rows[1][item]"]', "ink");
      await page.fill('[name="rows[1][count]"]', "3");
      const value = {
        name: "Ada & café",
        gift: false,
        tags: ["paper"],
        address: { city: "London" },
        rows: [
          { item: "pen", count: 1 },
          { item: "ink", count: 3 },
        ],
      };
      const sent = await page.evaluate(async (given) => {
        const { send } = globalThis as unknown as { send(value: object, action: string): Promise<Response> };
        return (await send(given, "/")).json();
      }, value);
      expect(sent).toEqual(value);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.click("button");
      expect(await (await answer).json()).toEqual(value);
    });
  },
);
