export { type BodyError, type LimitCode, type MalformedCode, statusOf } from "./error.ts";
export type { BodyOptions } from "./options.ts";
export { parseBody } from "./parse-body.ts";
