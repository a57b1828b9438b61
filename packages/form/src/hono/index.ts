export { type FailureHandler, type FormHonoOptions, form } from "./form.ts";
export { type FormValidatorOptions, formValidator } from "./form-validator.ts";
