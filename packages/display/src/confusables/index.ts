export { protectNames } from "./protect.ts";
export { skeleton } from "./skeleton.ts";
