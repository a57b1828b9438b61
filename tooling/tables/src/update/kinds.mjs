import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { allocationsIn, confusablesIn, schemesIn } from "./extract.mjs";

/**
 * What can be updated. `update` writes the data, `pins.json` and the changeset, and returns a sentence for people; the tables and
 * pages are generated afterwards.
 * @type {Record<string, { says: string, update: (job: Job) => Promise<{ says: string, installs?: boolean, runs?: string[][] }> }>}
 * @typedef {{ root: string, version: string | undefined, read: (url: string) => Promise<string>, date: string }} Job
 */
export const KINDS = {
  psl: { says: "the Public Suffix List, from the newest tldts, or from the version that you name", update: updateList },
  unicode: {
    says: "the version of Unicode that you name: npm's packages, UnicodeData.txt and confusables.txt",
    update: updateUnicode,
  },
  iana: { says: "IANA's registries of addresses and of URI schemes", update: updateRegistries },
  clouds: {
    says: "the services of clouds, from the CSV file that you name instead of a version",
    update: updateClouds,
  },
  wpt: {
    says: "web-platform-tests, from the commit or the clone that you name instead of a version",
    update: updateTests,
  },
};

async function updateList({ root, version: wanted = "latest" }) {
  const { version, time } = JSON.parse(view(`tldts@${wanted}`));
  if (version === undefined) throw new Error(`npm has no tldts ${wanted}`);
  const date = time[version].slice(0, 10);
  replaceIn(root, "tooling/tables/package.json", /("tldts": ")[^"]*/, `$1${version}`);
  pin(root, "Public Suffix List", { version, date });
  changeset(root, "psl", "patch", ["site"], `The Public Suffix List of ${date} (\`tldts\` ${version}).`);
  return { says: `The list is that of ${date}, from tldts ${version}.`, installs: true };
}

async function updateUnicode({ root, version, read }) {
  if (!/^\d+\.0\.0$/.test(version ?? "")) throw new Error("name the version, such as 19.0.0");
  const base = `https://www.unicode.org/Public/${version}`;
  const data = await read(`${base}/ucd/UnicodeData.txt`);
  const confusables = confusablesIn(await read(`${base}/security/confusables.txt`), version);
  const name = `@unicode/unicode-${version}`;
  const newest = (one) => JSON.parse(view(`${one}@latest`)).version;
  const folder = join(root, ".cache");
  writeFileSync(join(folder, "UnicodeData.txt"), data);
  process.env.UNICODE_DATA = join(folder, "UnicodeData.txt");
  replaceIn(root, "pnpm-workspace.yaml", /npm:@unicode\/unicode-[\d.]+@[\d.]+/, `npm:${name}@${newest(name)}`);
  for (const one of ["tr46", "get-east-asian-width"]) {
    replaceIn(root, "pnpm-workspace.yaml", new RegExp(`(${one}: )[\\d.]+`), `$1${newest(one)}`);
  }
  writeFileSync(join(root, "tooling/data/unicode/confusables.txt"), confusables);
  // Whatever version the extract has: the generator makes it again from UnicodeData.txt.
  replaceIn(root, "tooling/data/unicode/normalization.json", /("version": ")[^"]*/, "$1none");
  for (const one of ["UTS #46", "confusables.txt"]) pin(root, one, { pinned: version });
  changeset(root, "unicode", "minor", ["idna", "display", "validator"], `The tables are of Unicode ${version}.`);
  return { says: `The tables are of Unicode ${version}.`, installs: true };
}

async function updateRegistries({ root, read, date }) {
  const pins = readPins(root);
  const urlOf = (name) => pins.find((one) => one.name === name).url;
  const files = ["IANA IPv4 Special-Purpose Address Registry", "IANA IPv6 Special-Purpose Address Registry"];
  const texts = new Map();
  for (const name of files) texts.set(pins.find((one) => one.name === name).pinned, await read(urlOf(name)));
  texts.set(
    "tooling/data/iana/ipv6-unicast-allocations.csv",
    allocationsIn(await read(urlOf("IANA IPv6 Global Unicast Address Assignments"))),
  );
  const registry = await read(urlOf("IANA URI Schemes"));
  texts.set("tooling/data/iana/uri-schemes.csv", schemesIn(registry));
  const [, updated] = /<updated>(\d{4}-\d\d-\d\d)<\/updated>/.exec(registry) ?? [];
  if (updated === undefined) throw new Error("the registry of URI schemes does not say when it was updated");
  // Everything is read before anything is written.
  for (const [path, text] of texts) writeFileSync(join(root, path), text.replaceAll("\r\n", "\n"));
  for (const name of files) pin(root, name, { date });
  pin(root, "IANA URI Schemes", { pinned: updated });
  replaceIn(root, "packages/uri/README.md", /\d{4}-\d\d-\d\d/g, updated);
  changeset(
    root,
    "iana",
    "minor",
    ["guard", "ip", "uri"],
    `IANA's registries of ${date}; that of URI schemes was updated on ${updated}.`,
  );
  return { says: `The registries are those of ${date}.` };
}

async function updateClouds({ root, version: path }) {
  if (path === undefined) throw new Error("name the CSV file");
  const text = readFileSync(path, "utf8");
  if (!text.startsWith("Prefix,Cloud,Service,Source,Checked\n")) throw new Error(`${path} has other columns`);
  writeFileSync(join(root, "tooling/data/iana/cloud-services.csv"), text);
  changeset(root, "clouds", "patch", ["guard"], "The services of clouds are those of today.");
  return { says: `The services of clouds are those of ${path}.` };
}

async function updateTests({ root, version: from }) {
  if (from === undefined) throw new Error("name a commit of web-platform-tests, or a clone of it");
  return {
    says: "The rows are new. If a test fails, it shows what has changed: see tooling/conformance/README.md.",
    runs: [
      ["npm", "run", "--silent", "tool", "--", "wpt", from],
      ["node", join(root, "tooling/tables/src/update/pin-tests.mjs")],
    ],
  };
}

/** Writes the changeset, in the place of an older one of the same kind that is not released yet. */
function changeset(root, kind, bump, packages, text) {
  const head = packages.map((name) => `"@url/${name}": ${bump}\n`).join("");
  writeFileSync(join(root, `.changeset/update-${kind}.md`), `---\n${head}---\n\n${text}\n`);
}

function readPins(root) {
  return JSON.parse(readFileSync(join(root, "tooling/data/pins.json"), "utf8"));
}

/** Changes fields of one row of `pins.json`. */
export function pin(root, name, fields) {
  const pins = readPins(root);
  const row = pins.find((one) => one.name === name);
  if (row === undefined) throw new Error(`pins.json has no "${name}"`);
  Object.assign(row, fields);
  writeFileSync(join(root, "tooling/data/pins.json"), `${JSON.stringify(pins, null, 2)}\n`);
}

/** Throws if the pattern is not in the file. */
export function replaceIn(root, path, pattern, replacement) {
  const text = readFileSync(join(root, path), "utf8");
  if (text.search(pattern) === -1) throw new Error(`${path} has nothing like ${pattern}`);
  writeFileSync(join(root, path), text.replace(pattern, replacement));
}

/** What the registry of npm says about a version. */
function view(spec) {
  const shell = process.platform === "win32";
  const { status, stdout, stderr } = spawnSync("npm", ["view", spec, "version", "time", "--json"], {
    encoding: "utf8",
    shell,
    timeout: 120_000,
  });
  if (status !== 0) throw new Error(`npm view ${spec}: ${stderr.trim()}`);
  return stdout;
}
