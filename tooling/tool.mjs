// npm run tool -- <name> [<argument> …]: builds what the command needs, and runs it. Without a name: lists the commands.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { pnpm } from "./pnpm.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TOOLS = JSON.parse(readFileSync(new URL("tools.json", import.meta.url), "utf8"));
const PROGRAMS = { vitest: "node_modules/vitest/vitest.mjs", tsc: "node_modules/typescript/bin/tsc" };

const [name, ...args] = process.argv.slice(2);
const tool = TOOLS.find((other) => other.name === name);
if (tool) process.exitCode = run(tool);
else {
  for (const { name, to } of TOOLS) console.log(`${name.padEnd(15)} ${to}`);
  console.log("\nRun one: npm run tool -- <name> [<argument> …]. Its page in tooling/ says what it takes.");
  if (name !== undefined) {
    console.error(`\nUnknown tool: "${name}".`);
    process.exitCode = 2;
  }
}

/** Returns the exit status of the first command that fails. The arguments are the last command's. */
function run({ after, run: commands }) {
  const built = after === "build" ? build() : after ? node(["tsc", "-b", after]) : 0;
  if (built !== 0) return built;
  for (const [i, command] of commands.entries()) {
    const status = node([...command.split(" "), ...(i === commands.length - 1 ? args : [])]);
    if (status !== 0) return status;
  }
  return 0;
}

function build() {
  return pnpm(["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
}

function node([program, ...rest]) {
  const script = PROGRAMS[program];
  // biome-ignore lint/plugin: what it runs may take hours, and a person waits for it
  const { status } = spawnSync(process.execPath, script ? [script, ...rest] : rest, { cwd: ROOT, stdio: "inherit" });
  return status ?? 1;
}
