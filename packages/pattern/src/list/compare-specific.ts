import { compareComponent } from "../compare.ts";
import type { ComponentName } from "../components.ts";
import type { Pattern } from "../pattern.ts";

/** Compares two patterns for the order `specific`: returns a positive number if `left` leaves less open. */
export function compareSpecific(left: Pattern, right: Pattern): number {
  for (const name of BY_IMPORTANCE) {
    const order = compareComponent(name, left, right);
    if (order !== 0) return order;
  }
  return 0;
}

const BY_IMPORTANCE: readonly ComponentName[] = [
  "hostname",
  "pathname",
  "port",
  "protocol",
  "search",
  "hash",
  "username",
  "password",
];
