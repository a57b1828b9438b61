export { formats } from "./formats.ts";
export { uriResolver } from "./resolver.ts";
export type { URIComponent } from "./serialize.ts";
