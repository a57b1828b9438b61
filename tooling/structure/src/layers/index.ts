export { checkLayers } from "./check.ts";
export { HOUSE, type House } from "./floors.ts";
export { type Manifest, type PackageSource, readPackages } from "./read-packages.ts";
