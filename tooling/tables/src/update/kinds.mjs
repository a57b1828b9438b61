import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf } from "../watch/compare.mjs";
import { updateClouds } from "./clouds.mjs";
import { allocationsIn, confusablesIn, schemesIn } from "./extract.mjs";
import { changeset, pin, pinOf, replaceIn, view } from "./repository.mjs";

/**
 * What can be updated. `update` writes the data, `pins.json` and the changeset, and returns a sentence for people; the tables and
 * pages are generated afterwards. If nothing is newer, it writes nothing, and `same` is true.
 * @type {Record<string, { says: string, update: (job: Job) => Promise<Answer> }>}
 * @typedef {{ root: string, version: string | undefined, read: (url: string) => Promise<string>, date: string }} Job
 * @typedef {{ says: string, same?: boolean, installs?: boolean, runs?: string[][] }} Answer
 */
export const KINDS = {
  psl: { says: "the Public Suffix List, from the newest tldts, or from the version that you name", update: updateList },
  unicode: {
    says: "the newest Unicode, or the version that you name: npm's packages, UnicodeData.txt and confusables.txt",
    update: updateUnicode,
  },
  uts58: {
    says: "the data and the test files of UTS #58, from the newest commit of unicodetools, or the one that you name",
    update: updateLinks,
  },
  iana: { says: "IANA's registries of addresses and of URI schemes", update: updateRegistries },
  clouds: {
    says: "the services of clouds: what their pages still say, or the CSV file that you name instead of a version",
    update: updateClouds,
  },
  wpt: {
    says: "web-platform-tests, from the newest commit, or the commit or the clone that you name",
    update: updateTests,
  },
};

async function updateList({ root, version: wanted = "latest" }) {
  const { version, time } = view(`tldts@${wanted}`) ?? {};
  if (version === undefined) throw new Error(`npm has no tldts ${wanted}`);
  const date = time[version].slice(0, 10);
  const name = "Public Suffix List";
  if (pinOf(root, name).version === version) return { same: true, says: `The list is that of ${date} already.` };
  replaceIn(root, "tooling/tables/package.json", /("tldts": ")[^"]*/, `$1${version}`);
  pin(root, name, { version, date });
  changeset(root, "psl", "patch", ["site"], `The Public Suffix List of ${date} (\`tldts\` ${version}).`);
  return { says: `The Public Suffix List is that of ${date}, from tldts ${version}.`, installs: true };
}

async function updateUnicode({ root, version: wanted, read }) {
  const { pinned, url, pattern } = pinOf(root, "UTS #46");
  const version = wanted ?? new RegExp(pattern).exec(await read(url))?.[1];
  if (!/^\d+\.0\.0$/.test(version ?? "")) throw new Error("name the version, such as 19.0.0");
  if (version === pinned) return { same: true, says: `The tables are of Unicode ${version} already.` };
  const name = `@unicode/unicode-${version}`;
  const newest = new Map([name, "tr46", "get-east-asian-width"].map((one) => [one, view(`${one}@latest`)]));
  const isThere = newest.get(name) !== undefined && newest.get("tr46").unicodeVersion === version;
  if (!isThere) {
    const says = `npm has not both ${name} and a tr46 of Unicode ${version} yet.`;
    if (wanted === undefined) return { same: true, says };
    throw new Error(says);
  }
  const base = `https://www.unicode.org/Public/${version}`;
  const data = await read(`${base}/ucd/UnicodeData.txt`);
  const confusables = confusablesIn(await read(`${base}/security/confusables.txt`), version);
  // Everything is read before anything is written. The generator makes the extract of UnicodeData.txt.
  mkdirSync(join(root, ".cache"), { recursive: true });
  process.env.UNICODE_DATA = join(root, ".cache/UnicodeData.txt");
  writeFileSync(process.env.UNICODE_DATA, data);
  replaceIn(
    root,
    "pnpm-workspace.yaml",
    /npm:@unicode\/unicode-[\d.]+@[\d.]+/,
    `npm:${name}@${newest.get(name).version}`,
  );
  for (const one of ["tr46", "get-east-asian-width"]) {
    replaceIn(root, "pnpm-workspace.yaml", new RegExp(`(${one}: )[\\d.]+`), `$1${newest.get(one).version}`);
  }
  writeFileSync(join(root, "tooling/data/unicode/confusables.txt"), confusables);
  for (const one of ["UTS #46", "confusables.txt"]) pin(root, one, { pinned: version });
  changeset(root, "unicode", "minor", ["idna", "display", "validator"], `The tables are of Unicode ${version}.`);
  return { says: `The tables are of Unicode ${version}.`, installs: true };
}

async function updateLinks({ root, version: wanted, read }) {
  const name = "UTS #58";
  const { repository, path, pinned } = pinOf(root, name);
  const commit = wanted ?? (await newestCommit(root, name, read));
  if (!/^[\da-f]{40}$/.test(commit)) throw new Error("name the commit of unicodetools, 40 hexadecimal digits");
  if (commit === pinned) return { same: true, says: `The data of UTS #58 is that of ${commit.slice(0, 9)} already.` };
  const base = `https://raw.githubusercontent.com/${repository}/${commit}/${path}`;
  const texts = new Map();
  for (const file of ["LinkTerm", "LinkBracket", "LinkEmail", "LinkDetectionTest", "LinkFormattingTest"]) {
    const text = await read(`${base}/${file}.txt`);
    if (!text.startsWith(`# ${file}.txt\n`)) throw new Error(`${base}/${file}.txt is another file`);
    texts.set(file, text);
  }
  const [, since] = /^# Date: (\d{4}-\d\d-\d\d)/m.exec(texts.get("LinkTerm")) ?? [];
  if (since === undefined) throw new Error("LinkTerm.txt does not say its date");
  for (const [file, text] of texts) writeFileSync(join(root, `tooling/data/uts58/${file}.txt`), text);
  pin(root, name, { pinned: commit, since });
  const says = `The data of UTS #58 is that of ${since}.`;
  changeset(root, "uts58", "minor", ["links"], says);
  return { says };
}

async function updateRegistries({ root, read, date }) {
  const urlOf = (name) => pinOf(root, name).url;
  const files = ["IANA IPv4 Special-Purpose Address Registry", "IANA IPv6 Special-Purpose Address Registry"];
  const texts = new Map();
  for (const name of files) texts.set(pinOf(root, name).pinned, await read(urlOf(name)));
  texts.set(
    "tooling/data/iana/ipv6-unicast-allocations.csv",
    allocationsIn(await read(urlOf("IANA IPv6 Global Unicast Address Assignments"))),
  );
  const registry = await read(urlOf("IANA URI Schemes"));
  texts.set("tooling/data/iana/uri-schemes.csv", schemesIn(registry));
  const [, updated] = /<updated>(\d{4}-\d\d-\d\d)<\/updated>/.exec(registry) ?? [];
  if (updated === undefined) throw new Error("the registry of URI schemes does not say when it was updated");
  for (const [path, text] of texts) texts.set(path, text.replaceAll("\r\n", "\n"));
  const isSame = [...texts].every(([path, text]) => readFileSync(join(root, path), "utf8") === text);
  if (isSame && pinOf(root, "IANA URI Schemes").pinned === updated) {
    return { same: true, says: "The registries are the same." };
  }
  // Everything is read before anything is written.
  for (const [path, text] of texts) writeFileSync(join(root, path), text);
  for (const name of files) pin(root, name, { date });
  pin(root, "IANA URI Schemes", { pinned: updated });
  const says = `IANA's registries are those of ${date}; that of URI schemes was updated on ${updated}.`;
  changeset(root, "iana", "minor", ["guard", "ip", "uri"], says);
  return { says };
}

async function updateTests({ root, version: wanted, read }) {
  const name = "web-platform-tests for URLs";
  const from = wanted ?? (await newestCommit(root, name, read));
  if (from === pinOf(root, name).pinned)
    return { same: true, says: `The rows are those of ${from.slice(0, 9)} already.` };
  return {
    says: `The rows are those of ${from}. If a test fails, it shows what has changed: see tooling/conformance/README.md.`,
    runs: [
      ["npm", "run", "--silent", "tool", "--", "wpt", from],
      ["node", join(root, "tooling/tables/src/update/pin-tests.mjs")],
    ],
  };
}

/** The newest commit that touches what a pin watches. */
async function newestCommit(root, name, read) {
  const [newest] = JSON.parse(await read(addressOf(pinOf(root, name))));
  if (newest === undefined) throw new Error(`GitHub lists no commit of ${name} since the pinned one`);
  return newest.sha;
}
