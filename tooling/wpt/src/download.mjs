// Downloads the data files that the runner reads: node tooling/wpt/src/download.mjs <folder>
// Then run the tests with WPT_DIR=<folder>. Every file is pinned to a commit and to its SHA-256.
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const WPT =
  "https://raw.githubusercontent.com/web-platform-tests/wpt/666eb5b96c132e900373bd2c06f4f67f766b8fb0/url/resources";
// Not on WPT's main branch, where the same 35 rows are a table inside a test script.
const WPT_URLENCODED =
  "https://raw.githubusercontent.com/web-platform-tests/wpt/d1655f32e1b75a6f052a26647f1c108b7b4f689e/url/resources";
// Ada keeps unchanged copies of WPT's files; these are later than the WPT commit above, by changes of July 2026.
const ADA = "https://raw.githubusercontent.com/ada-url/ada/308110b26b32d12db492d460a41e57932366269d/tests/wpt";

/** @type {ReadonlyArray<{ from: string, file: string, sha256: string }>} */
const FILES = [
  { from: WPT, file: "urltestdata.json", sha256: "355c9f1e5f34aae66ba8adfabf3c853f5cd30ea22964ef7a53eb292e7975d81e" },
  {
    from: WPT,
    file: "urltestdata-javascript-only.json",
    sha256: "74eaf2f3b8246b1fe44c388e3ecf8eb8442e01f229418b634acecb9595caddfa",
  },
  { from: ADA, file: "setters_tests.json", sha256: "62e4b14bdaddd66b0f7d99bf066aed1c4a588667f4aa97bf26da212134fc24bf" },
  { from: ADA, file: "toascii.json", sha256: "644eba9d5b593df8095cfa307222f3014542ff9cc02d555f8e5660059d80470f" },
  {
    from: ADA,
    file: "percent-encoding.json",
    sha256: "ac3d9ec89f51e3855f9967ef8414eb470653a25d385cb88cbc3dc1c4d878d71c",
  },
  { from: ADA, file: "IdnaTestV2.json", sha256: "338192b9815dbdace6c035cb1acd50cd737070cd67d6e3f620d2543f63eb0cbb" },
  {
    from: ADA,
    file: "IdnaTestV2-removed.json",
    sha256: "921d56cc415159e36883e26eeb6f9924f399c5fbb24645a9c661aa790e3f8e94",
  },
  {
    from: WPT_URLENCODED,
    file: "urlencoded-parser-data.json",
    sha256: "61a815c55587de2c194776df1565a0f7b60a0176ef329831f3b33dd765a3a91f",
  },
];

const folder = process.argv[2];
if (folder === undefined) {
  console.error("usage: node tooling/wpt/src/download.mjs <folder>");
  process.exit(2);
}
await mkdir(folder, { recursive: true });
for (const { from, file, sha256 } of FILES) {
  const bytes = await download(`${from}/${file}`);
  const actual = createHash("sha256").update(bytes).digest("hex");
  if (actual !== sha256) throw new Error(`${file}: SHA-256 is ${actual}, pinned is ${sha256}`);
  await writeFile(join(folder, file), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

/**
 * @param {string} url
 * @returns {Promise<Uint8Array>}
 */
async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}
