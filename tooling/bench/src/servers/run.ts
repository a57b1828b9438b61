import { table } from "@url/tooling-markdown";
import { measurePairing, PAIRINGS } from "./measure.ts";

// Measures the CPU time of reading a form on a server. Arguments: other Nodes, and --quick for a part of the rounds.
const nodes = process.argv.slice(2).filter((argument) => argument !== "--quick");
const rounds = process.argv.includes("--quick") ? 3 : 11;
const header = ["server, compared with", "pairs", "ours, µs", "theirs, µs", "ours ÷ theirs", "at most"];

for (const node of nodes.length > 0 ? nodes : [process.execPath]) {
  const rows: string[][] = [];
  for (const pairing of PAIRINGS) {
    const { title, pairs, oursTime, theirsTime, ratio, target } = await measurePairing(pairing, node, rounds);
    rows.push([title, String(pairs), oursTime.toFixed(0), theirsTime.toFixed(0), ratio.toFixed(2), target.toFixed(1)]);
  }
  console.log(`${node}: CPU time of the server for a request, medians of ${rounds} interleaved rounds\n`);
  console.log(`${table(header, rows)}\n`);
}
