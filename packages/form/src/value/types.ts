import type { NestedObject } from "@url/urlencoded/nested";
import type { FormShape } from "../options/options.ts";
import type { Form } from "./form.ts";
import type { FormObject } from "./object.ts";
import type { Schema, SchemaOutput } from "./schema.ts";

/** The type of what a form becomes with the options `O`, if they do not say it and the default is `Default`. */
export type FormValue<O, Default extends FormShape> = O extends { readonly schema: infer S extends Schema }
  ? SchemaOutput<S>
  : ShapeOf<O, O extends { readonly shape: infer Shape extends FormShape } ? Shape : Default>;

type ShapeOf<O, Shape extends FormShape> = Shape extends "form"
  ? Form
  : Shape extends "pairs"
    ? [name: string, value: string][]
    : Shape extends "object"
      ? O extends { readonly repeated: infer R }
        ? R extends "array"
          ? Record<string, string[]>
          : R extends "mixed"
            ? FormObject
            : Record<string, string>
        : FormObject
      : NestedObject;
