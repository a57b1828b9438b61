export {
  createFormReader,
  type FormReader,
  type LambdaEvent,
  type LambdaResult,
  problemResult,
  readForm,
} from "./read-form.ts";
