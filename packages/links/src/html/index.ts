export type { DocumentOptions, DocumentReference } from "../documents/reference.ts";
export { referencesInHTML } from "./references-in-html.ts";
