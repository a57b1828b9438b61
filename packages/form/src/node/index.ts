export { expectContinue } from "./expect-continue.ts";
export { createFormReader, type FormReader, readForm } from "./read-form.ts";
export type { NodeRequest } from "./request.ts";
export { type NodeResponse, sendProblem } from "./send-problem.ts";
