export type { DraftFormError } from "../2014/read-form.ts";
export type { DraftFormOptions } from "../drafts/read-form.ts";
export { parseForm } from "./read-form.ts";
