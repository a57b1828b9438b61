import { debianInstall } from "./debian.ts";
import { CHDB, DUCKDB_WASM, installed, LIBRARIES, NODE, npmInstall } from "./npm.ts";
import { CHROMIUM, FIREFOX, onPath } from "./on-path.ts";

/** A program that tests of the long tier run, and that npm cannot install as a dependency of the workspace. */
interface Needed {
  readonly name: string;
  readonly isThere: () => boolean;
  /** The package of Debian that has it. */
  readonly debian?: string;
  /** The folder below `.cache/engines`, and what npm installs into it. */
  readonly npm?: readonly [key: string, ...specs: string[]];
}

const NEEDED_BY_TESTS: readonly Needed[] = [
  { name: "Chromium", isThere: () => onPath(CHROMIUM) !== undefined, debian: "chromium" },
  { name: "Firefox", isThere: () => onPath(FIREFOX) !== undefined, debian: "firefox-esr" },
  { name: "GNU parallel", isThere: () => onPath(["parallel"]) !== undefined, debian: "parallel" },
  { name: "curl", isThere: () => onPath(["curl"]) !== undefined, debian: "curl" },
  { name: "Python", isThere: () => onPath(["python3"]) !== undefined, debian: "python3" },
  {
    name: "ClickHouse",
    isThere: () => installed(CHDB.key, CHDB.file) !== undefined,
    npm: [CHDB.key, CHDB.spec],
  },
  {
    name: "DuckDB-Wasm",
    isThere: () => installed(DUCKDB_WASM.key, DUCKDB_WASM.file) !== undefined,
    npm: [DUCKDB_WASM.key, DUCKDB_WASM.spec],
  },
  // Tests run @url/guard beside undici in each; node:sqlite and today's jsdom need one of them.
  ...["22", "24", "26"].map(
    (major): Needed => ({
      name: `Node ${major}`,
      isThere: () => installed(`node-${major}`, NODE.program) !== undefined,
      npm: [`node-${major}`, `${NODE.name}@${major}`],
    }),
  ),
  { name: "libraries that take URLs", isThere: LIBRARIES.isThere, npm: [LIBRARIES.key, ...LIBRARIES.specs()] },
];

/** Installs what tests need and this machine lacks. Returns the names of those that cannot be had here. */
export function installForTests(needed: readonly Needed[] = NEEDED_BY_TESTS): string[] {
  const lacking = needed.filter(({ isThere }) => !isThere());
  const debian = lacking.flatMap((program) => program.debian ?? []);
  if (debian.length > 0 && !debianInstall(debian)) {
    // One package that cannot be had must not keep the others away.
    for (const name of debian) debianInstall([name]);
  }
  for (const { npm } of lacking) {
    try {
      if (npm !== undefined) npmInstall(npm[0], npm.slice(1));
    } catch (error) {
      console.error(String(error));
    }
  }
  return needed.flatMap(({ name, isThere }) => (isThere() ? [] : [name]));
}
