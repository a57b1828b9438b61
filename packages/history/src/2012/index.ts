export type { DraftFormOptions } from "../drafts/read-form.ts";
export { parseForm } from "./read-form.ts";
