export { bundlePlatformSuite } from "./bundle/bundle-suite.ts";
export { chromium, firefox, webkit } from "./engines/browsers.ts";
export type { Engine } from "./engines/engine.ts";
export { quickjs } from "./engines/quickjs.ts";
export { bun, deno, node } from "./engines/shells.ts";
export { hermesScript } from "./react-native/hermes.ts";
export { total } from "./result.ts";
export { runEngine } from "./run-engine.ts";
export type { SuiteReport } from "./suite/report.ts";
