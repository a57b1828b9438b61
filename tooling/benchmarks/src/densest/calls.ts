import { MEMORY_CALLS } from "../memory/calls/index.ts";
import type { MemoryShape } from "../memory/shape.ts";

/**
 * Returns one call of each function. Entries of a package that have a function of the same name share its code, as those of
 * the three lists of suffixes do, and so do the properties of a class that can be read.
 */
export function denseCalls(): readonly MemoryShape[] {
  const byFunction = new Map<string, MemoryShape>();
  for (const call of MEMORY_CALLS) {
    const [entry, name] = call.key.split(" ");
    const key = `${entry!.split("/").slice(0, 2).join("/")} ${name}`;
    if (!byFunction.has(key)) byFunction.set(key, call);
  }
  return [...byFunction.values()];
}
