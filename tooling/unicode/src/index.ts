export { makeDomains } from "./domains.ts";
export { generateTables } from "./generate.ts";
export { COMBINING_CLASSES, NEWER_COMPOSITES } from "./normalization-data.ts";
export { makePools } from "./pools.ts";
export { isInUnicode9, type Properties, readBidiClasses, readCombining, readProperties } from "./properties.ts";
export { readStatuses } from "./statuses.ts";
export { generateTerminalTables } from "./terminal.ts";
