export { assertGuarded } from "./assert-guarded.ts";
export type { ProbeOptions } from "./options.ts";
export { probe } from "./probe.ts";
export type { ProbeRow } from "./row.ts";
export type { CallerOptions, CreateClient, SendRequest, Setting } from "./setting.ts";
export type { WayName } from "./ways/way.ts";
