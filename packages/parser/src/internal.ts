export { expectRecord } from "./options.ts";
