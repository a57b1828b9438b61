export type { DocumentOptions, DocumentReference } from "../documents/reference.ts";
export { referencesInMarkdown } from "./references-in-markdown.ts";
