export type { FileOptions, FormFile } from "../options/files.ts";
export { expectContinue } from "./expect-continue.ts";
export { createFormReader, type FormReader, type NodeFormOptions, readForm } from "./read-form.ts";
export type { NodeRequest, NodeResponse } from "./request.ts";
export { sendProblem } from "./send-problem.ts";
