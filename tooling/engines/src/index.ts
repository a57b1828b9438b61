export { chromium, firefox, webkit } from "./engines/browsers.ts";
export type { Engine } from "./engines/engine.ts";
export { bun, deno, node } from "./engines/shells.ts";
