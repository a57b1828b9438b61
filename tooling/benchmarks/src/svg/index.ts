export { type LogScale, placeOf, valueAt } from "./log-scale.ts";
export { CLASSES } from "./paint.ts";
