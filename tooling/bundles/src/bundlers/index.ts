export { installApp, installPeer, markBuilds } from "./app.ts";
export { type Bundle, type Choice, choiceOf, type Tier, type Way } from "./choice.ts";
export { bundleWithEsbuild } from "./esbuild.ts";
export { bundleWithMetro } from "./metro.ts";
export { bundleWithRolldown } from "./rolldown.ts";
export { bundleWithRollup } from "./rollup.ts";
export { bundleWithVite } from "./vite.ts";
export { bundleWithWebpack } from "./webpack.ts";
