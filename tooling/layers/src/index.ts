export { checkLayers } from "./check.ts";
export { FLOORS, type Floor } from "./floors.ts";
export { type Manifest, type PackageSource, readPackages } from "./read-packages.ts";
