export { entriesOf, installTogether } from "./install.ts";
export { publintOf, wrongTypesOf } from "./judge.ts";
export { type Manifest, type Packed, packAll, publishable } from "./pack-all.ts";
