export { guardedDispatcher } from "./dispatcher.ts";
