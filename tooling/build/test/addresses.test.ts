import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { filesWithAddress, replaceAddress } from "../src/addresses.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

test("the address and the owner are replaced, and other addresses are not", () => {
  const text = `See https://github.com/a.b/url/issues and https://github.com/a.b/url.
https://github.com/a.b/url-x, https://github.com/axb/url, https://github.com/whatwg/url
* @a.b
* @a.bc`;
  expect(
    replaceAddress(text, "https://github.com/a.b/url", "https://github.com/c/$&"),
  ).toBe(`See https://github.com/c/$&/issues and https://github.com/c/$&.
https://github.com/a.b/url-x, https://github.com/axb/url, https://github.com/whatwg/url
* @c
* @a.bc`);
});

test("the files with the address have that of the workspace: npm run tool -- manifests", () => {
  const files = filesWithAddress(root).map((path) => path.replaceAll("\\", "/"));
  expect(files).toEqual(
    expect.arrayContaining([".github/CODEOWNERS", ".github/ISSUE_TEMPLATE/config.yml", "SECURITY.md"]),
  );
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  expect(read(".github/ISSUE_TEMPLATE/config.yml")).toContain(`${repository}/security/advisories/new`);
  expect(read(".github/CODEOWNERS")).toContain(`* @${repository.split("/")[3]}\n`);
});
