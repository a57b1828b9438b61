// For code that keeps its own URLs in step with a `URLSearchParams`, as `URL` does.
export { createQueryObject, refill, serializeParams } from "./url-search-params.ts";
