import { existsSync, readdirSync, readFileSync } from "node:fs";
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
* @a.bc
| @a.b | all |`;
  expect(
    replaceAddress(text, "https://github.com/a.b/url", "https://github.com/c/$&"),
  ).toBe(`See https://github.com/c/$&/issues and https://github.com/c/$&.
https://github.com/a.b/url-x, https://github.com/axb/url, https://github.com/whatwg/url
* @c
* @a.bc
| @c | all |`);
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

test("the owner stands in no other file than those, the manifests and the tests of this", () => {
  const known = new Set(filesWithAddress(root));
  const owner = new RegExp(`github\\.com/${repository.split("/")[3]}/|@${repository.split("/")[3]}\\b`);
  // Not the folders of packages, which have links to each other in node_modules.
  const sources = readdirSync(join(root, "packages")).map((name) => `packages/${name}/src`);
  const folders = ["docs", "site/src", ".github", ...sources].filter((folder) => existsSync(join(root, folder)));
  const found = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => !known.has(path) && /\.(?:[cm]?[jt]sx?|md|yml|json|html)$/.test(path))
    .filter((path) => owner.test(readFileSync(join(root, path), "utf8")));
  expect(found).toEqual([]);
});
