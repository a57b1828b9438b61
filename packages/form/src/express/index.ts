export type { FileOptions, FormFile } from "../options/files.ts";
export { type FailureHandler, type FormMiddleware, type FormMiddlewareOptions, form } from "./form.ts";
