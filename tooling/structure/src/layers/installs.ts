import { replacePart } from "./documents.ts";
import type { PackageSource } from "./read-packages.ts";

/**
 * The packages that a package may install besides itself, without the scope for ours: the budget of each package.
 * Change a line only in the commit that changes the dependencies, and give the reason.
 */
export const INSTALLS: Readonly<Record<string, string>> = {
  result: "",
  percent: "result",
  ipv4: "result",
  ipv6: "result",
  idna: "result",
  serializer: "result",
  encoding: "result @exodus/bytes",
  host: "idna ipv4 ipv6 percent result serializer",
  urlencoded: "percent result",
  uri: "idna ipv6 percent result",
  ip: "ipv4 ipv6 result",
  guard: "host idna ip ipv4 ipv6 parser percent result serializer",
  pattern: "host idna ipv4 ipv6 parser percent result serializer",
  site: "host idna ipv4 ipv6 parser percent result serializer",
  parser: "host idna ipv4 ipv6 percent result serializer",
  api: "host idna ipv4 ipv6 parser percent result serializer urlencoded",
  // `ip`, here and in what has it: which hosts are public, for the schemas.
  validator: "host idna ip ipv4 ipv6 parser percent result serializer uri",
  display: "host idna ip ipv4 ipv6 parser percent result serializer site uri validator",
  edit: "host idna ipv4 ipv6 parser percent result serializer urlencoded",
  html: "host idna ipv4 ipv6 parser percent result serializer",
  form: "encoding percent result urlencoded @exodus/bytes",
  "whatwg-url": "api host idna ipv4 ipv6 parser percent result serializer urlencoded",
  sql: "edit host idna ip ipv4 ipv6 links parser pattern percent result serializer site uri urlencoded validator",
  history: "api host html idna ipv4 ipv6 parser percent result serializer uri urlencoded",
  links: "host idna ipv4 ipv6 parser percent result serializer site",
  "eslint-plugin": "display host idna ip ipv4 ipv6 parser percent result serializer site uri validator",
  field: "host idna ip ipv4 ipv6 parser percent result serializer uri validator",
  cli: "",
};

/**
 * Returns what is installed with the package of the folder `directory`, itself not included: its dependencies and
 * theirs, sorted, ours without the scope. Those of other authors are not followed: none of them has a dependency.
 */
export function installsOf(directory: string, packages: readonly PackageSource[]): string[] {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    const manifest = packages.find((one) => one.directory === folder)?.manifest;
    for (const name of Object.keys(manifest?.dependencies ?? {})) {
      const short = name.startsWith("@url/") ? name.slice("@url/".length) : name;
      if (found.has(short)) continue;
      found.add(short);
      visit(short);
    }
  };
  visit(directory);
  return [...found].sort();
}

/** Returns a sentence for each package that installs something else than {@link INSTALLS} says. */
export function checkInstalls(
  packages: readonly PackageSource[],
  budget: Readonly<Record<string, string>>,
): readonly string[] {
  return packages.flatMap(({ directory }) => {
    const names = installsOf(directory, packages).join(" ");
    const allowed = budget[directory]?.split(" ").filter(Boolean).sort().join(" ");
    return names === allowed
      ? []
      : [`@url/${directory} installs "${names}", but tooling/structure/src/layers/installs.ts says "${allowed}".`];
  });
}

/** Returns docs/packages.md with the table of what each package installs, from the fewest to the most. */
export function updateInstalls(text: string, packages: readonly PackageSource[]): string {
  const rows = packages
    .map(({ manifest, directory }) => ({ name: manifest.name, installs: installsOf(directory, packages) }))
    .sort((a, b) => a.installs.length - b.installs.length)
    .map(({ name, installs }) => `| \`${name}\` | ${installs.length} | ${installs.join(", ") || "–"} |`);
  const table = ["| package | other packages | which |", "| --- | --: | --- |", ...rows].join("\n");
  const marked = `<!-- installs -->\n${table}\n<!-- /installs -->`;
  return replacePart(text, /<!-- installs -->[\s\S]*<!-- \/installs -->/, marked, "the table of installs");
}
