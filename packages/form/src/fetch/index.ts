export { problemResponse, type ResponseLike } from "./problem-response.ts";
export type { BodyLike, HeadersLike, RequestLike } from "./read-body.ts";
export { createFormReader, type FormReader, readForm } from "./read-form.ts";
export { type FormDataEntries, type FormDataOptions, readFormData } from "./read-form-data.ts";
