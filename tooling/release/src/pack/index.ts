export { entriesOf, installTogether } from "./install.ts";
export { publintOf, wrongTypesOf } from "./judge.ts";
export { type Manifest, type Packed, publishable, withDependencies } from "./pack-all.ts";
export { packOnce } from "./pack-once.ts";
