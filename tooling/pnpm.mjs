// npm run pnpm -- <argument> …: runs the version of pnpm that package.json pins. Nobody has to install it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Turbo would report what it runs, and advertise its next version. */
const QUIET = { TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1", TURBO_PRINT_VERSION_DISABLED: "1" };

/**
 * Runs pnpm in the root of the repository, and returns its exit status.
 * @param {readonly string[]} args
 * @returns {number}
 * @throws Error if the pnpm that npm delivers is not the one whose hash is in tooling/data/pnpm.json
 */
export function pnpm(args) {
  const { packageManager } = read("package.json");
  const program = checkedProgram(packageManager.slice("pnpm@".length));
  return program === undefined ? run("npx", ["-y", packageManager, ...args]) : run(program, args);
}

/** The path of pnpm's program after its tarball was compared with its hash; undefined on a system without one. */
function checkedProgram(version) {
  const system = `${process.platform}-${process.arch}`;
  const { hashes, version: hashed } = read("tooling/data/pnpm.json");
  const isMusl = process.platform === "linux" && process.report.getReport().header.glibcVersionRuntime === undefined;
  if (hashes[system] === undefined || isMusl) return undefined;
  if (hashed !== version) throw new Error(`package.json pins pnpm ${version}, and tooling/data/pnpm.json ${hashed}`);
  const home = join(ROOT, `.cache/pnpm-${version}`);
  const program = join(home, "package/pnpm");
  if (!existsSync(program)) download(`@pnpm/exe.${system}@${version}`, hashes[system], home);
  return program;
}

function download(spec, hash, home) {
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  const folder = mkdtempSync(`${home}-`);
  try {
    const options = { cwd: folder, encoding: /** @type {const} */ ("utf8") };
    const shell = process.platform === "win32";
    const packed = spawnSync("npm", ["pack", "--silent", spec], { ...options, shell, timeout: 600_000 });
    const [file] = readdirSync(folder);
    if (file === undefined) throw new Error(`npm cannot download ${spec}: ${packed.stderr}`);
    const found = `sha512-${createHash("sha512")
      .update(readFileSync(join(folder, file)))
      .digest("base64")}`;
    if (found !== hash) throw new Error(`${spec} has the hash ${found}, and tooling/data/pnpm.json has ${hash}`);
    const { status, stderr } = spawnSync("tar", ["-xzf", file], { ...options, timeout: 60_000 });
    if (status !== 0) throw new Error(`tar cannot unpack ${file}: ${stderr}`);
    rmSync(join(folder, file));
    // Another process may have been faster.
    if (!existsSync(home)) renameSync(folder, home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(path) {
  return JSON.parse(readFileSync(join(ROOT, path), "utf8"));
}

function run(program, args) {
  // Only a shell finds npx.cmd.
  const shell = process.platform === "win32";
  const quoted = shell ? args.map((arg) => `"${arg}"`) : args;
  // Turbo looks for pnpm in PATH.
  const PATH = program === "npx" ? process.env.PATH : `${dirname(program)}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, ...QUIET, ...(PATH !== undefined && { PATH }) };
  // biome-ignore lint/plugin: what it runs may take hours, and a person waits for it
  const { status } = spawnSync(program, quoted, { cwd: ROOT, stdio: "inherit", shell, env });
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = pnpm(process.argv.slice(2));
