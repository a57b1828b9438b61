export type { DocumentOptions, DocumentReference } from "../documents/reference.ts";
export { referencesInCSS } from "./references-in-css.ts";
