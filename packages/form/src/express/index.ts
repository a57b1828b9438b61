export { type FailureHandler, type FormMiddleware, type FormMiddlewareOptions, form } from "./form.ts";
