import { parseArgs } from "node:util";
import { table } from "@url/tooling-markdown";
import { measurePairing, PAIRINGS } from "./measure.ts";

// Measures the CPU time of reading a form on a server. Arguments: other Nodes, --quick for a part of the rounds, and
// --pairs for the forms of one length.
const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean" }, pairs: { type: "string" } },
  allowPositionals: true,
});
const rounds = values.quick ? 3 : 9;
const header = ["server, compared with", "pairs", "ours, µs", "theirs, µs", "ours ÷ theirs", "at most"];

for (const node of positionals.length > 0 ? positionals : [process.execPath]) {
  const rows: string[][] = [];
  let version = "";
  for (const pairing of PAIRINGS) {
    if (values.pairs !== undefined && String(pairing.pairs) !== values.pairs) continue;
    const { title, pairs, oursTime, theirsTime, ratio, target, ...found } = await measurePairing(pairing, node, rounds);
    version = found.version;
    rows.push([title, String(pairs), oursTime.toFixed(0), theirsTime.toFixed(0), ratio.toFixed(2), target.toFixed(1)]);
    console.error(rows.at(-1)!.join("  "));
  }
  console.log(`Node ${version}: CPU time of the server for a request, medians of ${rounds} interleaved rounds\n`);
  console.log(`${table(header, rows)}\n`);
}
