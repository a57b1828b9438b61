export { type FailureHandler, type FormPluginOptions, formPlugin } from "./form-plugin.ts";
