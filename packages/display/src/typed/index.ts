export type { TypedCandidate } from "./candidate.ts";
export type { TypedChange, TypedChangeCode } from "./change.ts";
export { type RepairTypedOptions, repairTyped } from "./repair-typed.ts";
