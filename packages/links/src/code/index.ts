export type { DocumentOptions, DocumentReference } from "../documents/reference.ts";
export { referencesInCode } from "./references-in-code.ts";
export { referencesInJSON } from "./references-in-json.ts";
