export type { FileOptions, FormFile } from "../options/files.ts";
export { type FailureHandler, type FormPluginOptions, formPlugin } from "./form-plugin.ts";
export type { FormTypeProvider } from "./route-schema.ts";
