export { iterate } from "./iterate.ts";
export { type FormDataLike, type RepeatedNameError, toFormData, toMap, toObject } from "./views.ts";
