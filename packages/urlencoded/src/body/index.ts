export { type BodyFailure, type LimitCode, type MalformedCode, statusOf } from "./failure.ts";
export type { BodyOptions } from "./options.ts";
export { parseBody } from "./parse-body.ts";
