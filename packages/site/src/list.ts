import { findSuffix } from "./table/find-suffix.ts";
import type { Table } from "./table/labels.ts";
import { createTable } from "./table/read.ts";
import { ICANN_LABELS, ICANN_TABLE } from "./tables/icann.ts";
import { PRIVATE_LABELS, PRIVATE_TABLE } from "./tables/private.ts";

let table: Table | undefined;

/** Finds a suffix by the whole list, whose table is created when it is first needed. */
export function findInList(domain: string, sections: number, isCanonical: boolean, labels: 0 | 1): number {
  table ??= createTable([ICANN_TABLE, PRIVATE_TABLE], ICANN_LABELS + PRIVATE_LABELS);
  return findSuffix(table, domain, sections, isCanonical, labels);
}
