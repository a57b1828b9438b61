/**
 * The first command of a `norun` block that has no right to be one, or undefined. Only what fetches or installs goes
 * unrun, and `npm test`, which is what runs the blocks.
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
