export { formats } from "./formats.ts";
export { type URIComponent, uriResolver } from "./resolver.ts";
