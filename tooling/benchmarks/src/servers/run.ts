import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { outputOf } from "@url/tooling-shared/programs";
import { megabytes, serversTable, serverTimesTable, unfinishedTable } from "../report/servers-table.ts";
import { readResults, writePages, writeResults } from "../report/write.ts";
import type { MemoryRow, ServerRow, ServersResult } from "../result.ts";
import { addServers } from "./add.ts";
import { measurePairing } from "./measure.ts";
import { measureMemory, UNFINISHED } from "./memory.ts";
import { MEMORY_PAIRINGS, PAIRINGS } from "./pairings.ts";

// Measures the CPU time of reading a form on a server, and the memory of unfinished forms. Arguments: the Nodes, and of them
// this one if there are none; --quick for a part of the rounds, --pairs for the forms of one length, --memory for the memory
// alone, --add to keep the other results in docs/.
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    quick: { type: "boolean" },
    pairs: { type: "string" },
    memory: { type: "boolean" },
    add: { type: "boolean" },
  },
  allowPositionals: true,
});
const rounds = values.quick ? 3 : 9;
const isPart = values.pairs !== undefined || values.memory === true;
const chosen = PAIRINGS.filter(({ pairs }) => (isPart ? String(pairs) === values.pairs : true));
const isMemoryChosen = values.memory === true || !isPart;
const found: ServersResult[] = [];

for (const node of positionals.length > 0 ? positionals : [process.execPath]) {
  const rows: ServerRow[] = [];
  const memory: MemoryRow[] = [];
  const version = outputOf(node, ["--version"]).trim().slice(1);
  for (const pairing of chosen) {
    const row = await measurePairing(pairing, node, rounds);
    rows.push(row);
    console.error(`${pairing.title}, ${pairing.pairs} pairs: ${row.ratio.toFixed(2)}`);
  }
  for (const pairing of isMemoryChosen ? MEMORY_PAIRINGS : []) {
    const row = await measureMemory(pairing, node, values.quick ? 1 : 3);
    memory.push(row);
    console.error(
      `${pairing.title}, ${UNFINISHED} unfinished forms: ${megabytes(row.ours)} and ${megabytes(row.theirs)} MB`,
    );
  }
  found.push({ node: version, rows, memory });
}

console.log([serversTable(found), serverTimesTable(found), unfinishedTable(found)].join("\n\n"));

// A quick look is never written, and a part of the rows only beside the others.
if (!values.quick && (values.add || !isPart)) {
  const results = readResults(root);
  writeResults(root, { ...results, servers: addServers(values.add ? (results.servers ?? []) : [], found) });
  writePages(root);
}
