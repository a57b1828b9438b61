export { readEntries } from "./entries.ts";
export { createModuleOf } from "./examples.ts";
export { packageOf } from "./reference/links.ts";
export type {
  Call,
  Code,
  Failing,
  Member,
  Options,
  Parameter,
  Place,
  ReferenceEntry,
  ReferenceExport,
  Target,
} from "./reference/model.ts";
export { readReference } from "./reference/read.ts";
