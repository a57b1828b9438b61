export { type Classes, classify } from "./classify.ts";
export { generateTables } from "./generate.ts";
export { COMBINING_CLASSES, NEWER_COMPOSITES } from "./normalization-data.ts";
export { isInUnicode9, readProperties } from "./properties.ts";
export { readStatuses, type Statuses } from "./statuses.ts";
