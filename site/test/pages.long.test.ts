import { expect, test } from "vitest";
import { inBrowsers } from "./support/browsers.ts";

inBrowsers((site) => {
  test.each(["/", "/guide/", "/packages/validator/"])("%s loads without an error", async (path) => {
    const { page, problems } = await site.open(path);
    expect(await page.title()).toContain("@url");
    expect(await problems()).toEqual([]);
    await page.close();
  });
});
