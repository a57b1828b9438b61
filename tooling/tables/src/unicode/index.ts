export { generateCharacterTables, RECOMMENDED_SCRIPTS } from "./characters.ts";
export { isInUnicode9, UNICODE_VERSION } from "./code-points.ts";
export {
  CONFUSABLES,
  CONFUSABLES_VERSION,
  confusablesInDomains,
  generateConfusables,
  generateLookAlikes,
} from "./confusables.ts";
export { makeDomains } from "./domains.ts";
export { generateTables } from "./generate.ts";
export {
  countLinkTests,
  generateLinkTables,
  readLinkBrackets,
  readLinkClasses,
  readLinkVersion,
  UTS58,
} from "./links.ts";
export { generateNameprep, NAMEPREP_CLASSES, type NameprepClass, type NameprepData, readNameprep } from "./nameprep.ts";
export { COMBINING_CLASSES, NEWER_COMPOSITES, NORMALIZATION, NORMALIZATION_PATH } from "./normalization-data.ts";
export { makePools } from "./pools.ts";
export { type Properties, readBidiClasses, readCombining, readProperties } from "./properties.ts";
export { readStatuses, tr46Version } from "./statuses.ts";
export { generateTerminalTables } from "./terminal.ts";
export { checkVersion, readNormalization } from "./unicode-data.ts";
