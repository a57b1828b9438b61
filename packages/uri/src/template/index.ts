export type { TemplateError, TemplateErrorCode } from "./error.ts";
export { expandTemplate, type TemplateValue, type TemplateValues } from "./expand.ts";
export type { Expression, TemplateVariable } from "./expression.ts";
export { matchTemplate } from "./match.ts";
export { isURITemplate, parseTemplate, type Template } from "./parse.ts";
