export { type BodyError, type LimitCode, type MalformedCode, statusOf } from "../core/error.ts";
export type { BodyDecoder, BodyOptions } from "../core/options.ts";
export { parseBody } from "./parse-body.ts";
