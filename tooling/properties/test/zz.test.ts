import fc from "fast-check";
import { test } from "vitest";
import { parseURL } from "@url/parser";
import { base, input } from "../src/arbitraries.ts";
import { NODE_DIFFERENCES } from "../src/node-differences.ts";
import { show } from "@url/tooling-wpt";
test("diffs", () => {
  const seen = new Map<string, string[]>();
  for (const [i,b] of fc.sample(fc.tuple(input, base), { numRuns: Number(process.env.N ?? 100000), seed: Number(process.env.S ?? 7) })) {
    const pb = b===null?undefined:parseURL(b); 
    if (pb && !pb.ok) continue;
    const r = parseURL(i, {base: pb?.url}); const our = r.ok ? r.url : null;
    let node: string|null = null; try { node = (pb ? new URL(i, pb.url.href) : new URL(i)).href } catch {}
    if ((our?.href ?? null) !== node) { 
      const key = NODE_DIFFERENCES.find(d => d.applies({input:i, base: pb?.url, ours: our, node}))?.name ?? "UNKNOWN";
      const l = seen.get(key) ?? []; seen.set(key,l); l.push(`${show(i)} ${b===null?"":"against "+show(pb!.url.href)}  ours ${our?.href ?? null}  node ${node}`);
    }
  }
  for (const [k,l] of seen) console.log("###", k, l.length); console.log((seen.get("UNKNOWN")??[]).filter(x=>!/about:blank|mailto:/.test(x)).sort((a,b)=>a.length-b.length).filter((_,i,a)=>i<60||i%Math.ceil(a.length/60)===0).join("\n"));
});
