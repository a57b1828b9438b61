export type { FileOptions, FormFile } from "../options/files.ts";
export { type FailureHandler, type FormKoaOptions, form } from "./form.ts";
