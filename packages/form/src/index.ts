export type { FieldNames } from "./definition/field-names.ts";
export { type FormDataLike, type FormDefinition, type FormOfOptions, formOf } from "./definition/form-of.ts";
export type {
  FieldIssue,
  FormFailure,
  FormFailureCode,
  FormProblem,
  HeaderProblem,
  RatioProblem,
  SchemaProblem,
  TransferProblem,
  VerifyProblem,
} from "./failure/failure.ts";
export { createFormError, type FormError } from "./failure/form-error.ts";
export { type FieldProblem, headersOf, type ProblemDetails, problemOf } from "./failure/problem.ts";
export type { ContentEncoding, FormOptions, FormShape, RepeatedNames } from "./options/options.ts";
export type { Size } from "./options/size.ts";
export { createQueryParser, type QueryOptions } from "./query/query-parser.ts";
export type { Form } from "./value/form.ts";
export type { FormObject } from "./value/object.ts";
export type { Schema, SchemaInput, SchemaOutput } from "./value/schema.ts";
export type { FormValue } from "./value/types.ts";
