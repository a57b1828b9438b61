import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serversTable, serverTimesTable } from "../report/servers-table.ts";
import { readResults, writePages, writeResults } from "../report/write.ts";
import type { ServerRow, ServersResult } from "../result.ts";
import { addServers } from "./add.ts";
import { measurePairing } from "./measure.ts";
import { PAIRINGS } from "./pairings.ts";

// Measures the CPU time of reading a form on a server. Arguments: the Nodes, and of them this one if there are none;
// --quick for a part of the rounds, --pairs for the forms of one length, --add to keep the other results in docs/.
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean" }, pairs: { type: "string" }, add: { type: "boolean" } },
  allowPositionals: true,
});
const rounds = values.quick ? 3 : 9;
const chosen = PAIRINGS.filter(({ pairs }) => values.pairs === undefined || String(pairs) === values.pairs);
const found: ServersResult[] = [];

for (const node of positionals.length > 0 ? positionals : [process.execPath]) {
  const rows: ServerRow[] = [];
  let version = "";
  for (const pairing of chosen) {
    const measured = await measurePairing(pairing, node, rounds);
    version = measured.version;
    rows.push(measured.row);
    console.error(`${pairing.title}, ${pairing.pairs} pairs: ${measured.row.ratio.toFixed(2)}`);
  }
  found.push({ node: version, rows });
}

console.log(`${serversTable(found)}\n\n${serverTimesTable(found)}`);

// A quick look is never written, and a part of the rows only beside the others.
if (!values.quick && (values.add || values.pairs === undefined)) {
  const results = readResults(root);
  writeResults(root, { ...results, servers: addServers(values.add ? (results.servers ?? []) : [], found) });
  writePages(root);
}
