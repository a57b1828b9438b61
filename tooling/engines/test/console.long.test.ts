import { CHROMIUM, onPath } from "@url/tooling-shared/engines";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { ROOT } from "../src/root.ts";

const HREF = "https://user@example.com/a?b#c";
const program = onPath(CHROMIUM);

test.skipIf(program === undefined)(
  `the console of Chromium prints a record as one line with its href${program ? "" : " (there is no chromium in the PATH)"}`,
  async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { parseURL } from "@url/parser"; console.log(parseURL(${JSON.stringify(HREF)}).value);`,
        resolveDir: `${ROOT}/packages/edit`,
      },
      bundle: true,
      write: false,
      conditions: ["@url/source"],
    });
    // The sandbox does not start for root, nor in most containers; the only page that is opened is ours.
    const browser = await chromium.launch({ executablePath: program!, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send("Runtime.enable");
      const printed = new Promise((resolve) => {
        session.once("Runtime.consoleAPICalled", ({ args }) => resolve(args[0]));
      });
      await page.addScriptTag({ content: outputFiles[0]!.text });
      expect(await printed).toMatchObject({
        description: "URLRecord",
        preview: {
          overflow: false,
          properties: expect.arrayContaining([{ name: "~href", type: "string", value: HREF }]),
        },
      });
    } finally {
      await browser.close();
    }
  },
);
