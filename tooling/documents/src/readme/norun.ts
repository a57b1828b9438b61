/** What commands of a block may name. */
export interface Known {
  /** The packages of this repository, with the scope. */
  readonly packages: ReadonlySet<string>;
  /** The scripts of the root's manifest that take too long for a test, and the tools, such as `tool -- bench`. */
  readonly scripts: ReadonlySet<string>;
}

/**
 * Returns a sentence for each command of a `norun` block that must be run, or that names a package, a script or a flag
 * that does not exist, or a package twice. Only commands that download or install are not run, `npm test`, which runs the
 * blocks, and scripts that take too long.
 */
export function problemsOfUnrun(code: string, known: Known): string[] {
  return code
    .split("\n")
    .map((line) =>
      line
        .replace(/^\$ /, "")
        .replace(/\s+#.*/, "")
        .trim(),
    )
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => problemsOf(line, known).map((problem) => `${line}: ${problem}`));
}

const EXCUSED: readonly RegExp[] = [/^git clone \S+( \S+)?( && cd \S+)?$/, /^cd \S+$/, /^npm test( -- [\w./-]+)?$/];
const INSTALL = /^(?:npm|pnpm|yarn|bun) (?:install|add|i)(?= |$)(?<words>[-\w./@^~ ]*)$/;
const SCRIPT = /^npm run (?<script>tool -- [\w:-]+|[\w:-]+)(?: [-\w./"<>= ]+)?$/;
const FLAGS = new Set(["-D", "--save-dev", "-g", "--global", "-E", "--save-exact"]);

function problemsOf(line: string, { packages, scripts }: Known): string[] {
  const install = INSTALL.exec(line)?.groups?.words;
  if (install !== undefined) {
    const words = install.split(" ").filter(Boolean);
    return [
      ...words.filter((word, i) => words.indexOf(word) !== i).map((word) => `${word} stands twice`),
      ...words.filter((word) => word.startsWith("-") && !FLAGS.has(word)).map((word) => `an unknown flag, ${word}`),
      ...words.filter((word) => word.startsWith("@url/") && !packages.has(word)).map((word) => `there is no ${word}`),
    ];
  }
  const script = SCRIPT.exec(line)?.groups?.script;
  if (script !== undefined) return scripts.has(script) ? [] : [`there is no script ${script}`];
  return EXCUSED.some((pattern) => pattern.test(line)) ? [] : ["a command that could be run"];
}
