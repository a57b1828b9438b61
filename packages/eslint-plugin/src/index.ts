export { configs, meta, rules } from "./plugin.ts";
export type { NoSpoofOptions } from "./rules/no-spoof.ts";
export type { ValidURLOptions } from "./rules/valid-url.ts";
