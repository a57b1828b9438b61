export { type FindName, type Likeness, type NameMatch, protectNames } from "./protect.ts";
export { skeleton } from "./skeleton.ts";
