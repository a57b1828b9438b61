export type { Check, CheckOptions, Correction } from "./check.ts";
export { defineURLField, type URLFieldElement } from "./element.ts";
export type { Mark } from "./marks.ts";
export { FIELD_STYLE } from "./style.ts";
export { type FieldState, type URLInputWatcher, type WatchOptions, watchURLInput } from "./watch.ts";
