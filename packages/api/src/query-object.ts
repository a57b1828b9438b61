// For who has URLs of its own to keep in step with a `URLSearchParams`, as `URL` has.
export { createQueryObject, refill } from "./url-search-params.ts";
