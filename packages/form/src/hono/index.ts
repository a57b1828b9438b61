export { type FailureHandler, type FormHonoOptions, form } from "./form.ts";
export { formValidator } from "./form-validator.ts";
