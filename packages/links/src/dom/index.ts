export { type LinkedElement, linkifyDOM } from "./linkify-dom.ts";
