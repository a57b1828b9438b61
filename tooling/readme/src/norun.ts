/**
 * Returns the first command of a `norun` block that must be run, or undefined. Only commands that download or install
 * are not run, and `npm test`, which runs the blocks.
 */
export function wronglyUnrun(code: string): string | undefined {
  return code
    .split("\n")
    .map((line) => line.replace(/^\$ /, "").trim())
    .find((line) => line !== "" && !line.startsWith("#") && !EXCUSED.some((pattern) => pattern.test(line)));
}

const EXCUSED: readonly RegExp[] = [
  /^git clone \S+( \S+)?( && cd \S+)?$/,
  /^cd \S+$/,
  /^(npm|pnpm|yarn|bun) (install|add|i)( -[-\w]+| @?[\w./@^~-]+)*$/,
  /^npm test( -- [\w./-]+)?$/,
];
