export { type GuardedDispatcherOptions, guardedDispatcher } from "./dispatcher.ts";
