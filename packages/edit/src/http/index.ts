export { encodeURL } from "./encode-url.ts";
export { parseRequestTarget, type RequestTarget } from "./request-target.ts";
