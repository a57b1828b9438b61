import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { NAMES } from "./server.mjs";

// `npm run tool -- grade-forms`: what `url grade form` says of our readers of forms and of others; writes the end of docs/form-servers.md.

const PAGE = new URL("../../../../docs/form-servers.md", import.meta.url);
const COMMAND = fileURLToPath(new URL("../../../../packages/cli/dist/bin.cjs", import.meta.url));
const SERVER = fileURLToPath(new URL("./server.mjs", import.meta.url));
/** Where its part of the page begins, which is the last. */
const START = "## Readers, graded";
const SIGNS = { ok: "", weak: " ◦", bad: " ✗" };

async function grade(name) {
  const child = fork(SERVER, [name], { timeout: 600_000, stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const exited = once(child, "exit").then(() => {
    throw new Error(`${name}: the server has exited.`);
  });
  exited.catch(() => {});
  const [port] = await Promise.race([once(child, "message"), exited]);
  const args = [COMMAND, "grade", "form", "--json", "--wait", "8", `http://127.0.0.1:${port}/`];
  // A status of 1 says that something was bad.
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 600_000 }).catch((error) => error);
  child.disconnect();
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return { name, rows };
}

const grades = [];
for (const name of NAMES) {
  const found = await grade(name);
  grades.push(found);
  const count = (verdict) => found.rows.filter((row) => row.verdict === verdict).length;
  process.stdout.write(`${name}: ${count("ok")} ok, ${count("weak")} weak, ${count("bad")} bad\n`);
}

const cell = ({ found, verdict }) => `${found}${SIGNS[verdict]}`;
const counts = grades.map(({ rows }) =>
  ["ok", "weak", "bad"].map((verdict) => rows.filter((row) => row.verdict === verdict).length).join(" / "),
);
const table = [
  ["request", "expected", ...NAMES.map((name) => `\`${name}\``)],
  ["---", "---", ...NAMES.map(() => "---")],
  ["ok / weak / bad", "", ...counts],
  ...grades[0].rows.map(({ name, expected }, index) => [
    name,
    expected,
    ...grades.map(({ rows }) => cell(rows[index])),
  ]),
];
const text = `${START}

What [\`url grade form\`](../packages/cli/README.md) says of a server with each reader: each with its defaults, but ours with a \`timeout\` of 4 seconds instead of a minute, so that the grader need not wait for it; with \`--wait 8\`, a server that then still waits for a silent sender is weak. A status is what the server answered; "◦" marks what is weak, and "✗" what is bad. \`npm run tool -- grade-forms\` sends the requests and writes this page. Express and Fastify are the versions of the lockfile, on Node ${process.versions.node}.

${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}

"expected" is a class of statuses: a bomb and a body that is too long should be a 413, an encoding or a charset that nobody knows a 415. A server that answers 200 to one of these has read something else than what was sent, or as much as the sender liked. A server that closes the connection of a client that is still sending may lose its answer: for 64 MB in chunks, \`@fastify/formbody\` answers 413 in some runs, and only ends the connection in others.
`;
const page = readFileSync(PAGE, "utf8");
const at = page.indexOf(START);
if (at === -1) throw new Error(`docs/form-servers.md has no "${START}"`);
writeFileSync(PAGE, page.slice(0, at) + text);
process.stdout.write("wrote docs/form-servers.md\n");
