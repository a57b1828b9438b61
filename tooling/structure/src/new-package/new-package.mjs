import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The tools that import every package by name. */
const TOOLS = ["bundles", "documents"];

/**
 * Writes the skeleton of the package `@url/<name>`, and names it where a tool cannot find it by itself: its floor, its
 * budgets, and the development dependencies of the tools. Throws a RangeError for a name that is taken or wrong, and for
 * a dependency that is not a package.
 * @param {string} root the root of the repository
 * @param {string} name without the scope
 * @param {string} sentence what the package is, for package.json, the README and the changeset; without a final period
 * @param {readonly string[]} dependencies names without the scope
 * @returns {string[]} the files that were written, as paths from the root
 */
export function newPackage(root, name, sentence, dependencies) {
  if (!/^[a-z][a-z0-9-]*$/.test(name ?? "")) {
    throw new RangeError(`new-package: the name must be of lower-case letters, digits and hyphens, not "${name}".`);
  }
  if (existsSync(join(root, "packages", name))) throw new RangeError(`new-package: packages/${name} exists.`);
  if (!sentence)
    throw new RangeError("new-package: the second argument must be a sentence that says what the package is.");
  const unknown = dependencies.find((other) => !existsSync(join(root, "packages", other)));
  if (unknown !== undefined) throw new RangeError(`new-package: packages/${unknown} does not exist.`);

  const folder = `packages/${name}`;
  /** @type {Record<string, string>} */
  const files = {
    [`${folder}/package.json`]: json(manifest(name, sentence, dependencies)),
    [`${folder}/tsconfig.json`]: read(root, "packages/result/tsconfig.json"),
    [`${folder}/test/tsconfig.json`]: json({ extends: "../../../tsconfig.check.json", include: ["."] }),
    [`${folder}/src/index.ts`]: "export {};\n",
    [`${folder}/README.md`]: readme(name, sentence),
    [`.changeset/${name}.md`]: `---\n"@url/${name}": minor\n---\n\nFirst release: ${sentence}.\n`,
    "tooling/structure/src/layers/floors.ts": withFloor(
      read(root, "tooling/structure/src/layers/floors.ts"),
      name,
      dependencies,
    ),
    "tooling/structure/src/layers/installs.ts": withInstalls(
      read(root, "tooling/structure/src/layers/installs.ts"),
      name,
      dependencies,
    ),
    "tooling/bundles/src/figures.ts": withBudget(read(root, "tooling/bundles/src/figures.ts"), name),
  };
  for (const tool of TOOLS) {
    const path = `tooling/${tool}/package.json`;
    files[path] = withDevelopmentDependency(read(root, path), name);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files).sort();
}

/** What the manifest has of its own: `npm run tool -- manifests` adds what is the same for every package. */
function manifest(name, sentence, dependencies) {
  return {
    name: `@url/${name}`,
    version: "0.0.0",
    description: sentence,
    engines: { node: ">=20.19" },
    exports: { ".": { "@url/source": "./src/index.ts" } },
    ...(dependencies.length > 0 && {
      dependencies: Object.fromEntries([...dependencies].sort().map((other) => [`@url/${other}`, "workspace:*"])),
    }),
  };
}

function readme(name, sentence) {
  return `# @url/${name}

${sentence}. <!-- size ${name} -->0.1 KB<!-- /size --> gzipped.

\`\`\`sh norun
npm install @url/${name}
\`\`\`
`;
}

/** On the floor above the highest of its dependencies, and not below the ground floor. */
function withFloor(text, name, dependencies) {
  const floors = /floors: \[\n([\s\S]*?)\n {2}\],/.exec(text)[1].split("\n");
  const line = (other) => floors.findIndex((names) => names.match(/[\w-]+/g).includes(other));
  const floor = dependencies.reduce((highest, other) => Math.max(highest, line(other)), 0) + 1;
  if (floor === floors.length) floors.push(`    "${name}",`);
  else floors[floor] = floors[floor].replace(/",$/, ` ${name}",`);
  return text.replace(/(floors: \[\n)[\s\S]*?(\n {2}\],)/, `$1${floors.join("\n")}$2`);
}

/** What the dependencies install, and the dependencies. Packages of other authors come last. */
function withInstalls(text, name, dependencies) {
  const line = (other) => new RegExp(`^ {2}"?${other}"?:\\s*"([^"]*)",$`, "m").exec(text)[1].split(" ").filter(Boolean);
  const all = [...new Set(dependencies.flatMap((other) => [other, ...line(other)]))];
  const sorted = all.sort((a, b) => Number(a.startsWith("@")) - Number(b.startsWith("@")) || (a < b ? -1 : 1));
  const key = name.includes("-") ? `"${name}"` : name;
  return text.replace(/\n {2}cli: /, `\n  ${key}: "${sorted.join(" ")}",$&`);
}

/** Before the figure of the command, which is the last. */
function withBudget(text, name) {
  return text.replace(/\n {2}\/\/ [^\n]*\n {2}whole\("cli"/, `  whole("${name}", 0.1, BARE),\n$&`);
}

function withDevelopmentDependency(text, name) {
  const tool = JSON.parse(text);
  const all = { ...tool.devDependencies, [`@url/${name}`]: tool.devDependencies["@url/result"] };
  const sorted = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  return json({ ...tool, devDependencies: Object.fromEntries(sorted) });
}

function read(root, path) {
  return readFileSync(join(root, path), "utf8");
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
