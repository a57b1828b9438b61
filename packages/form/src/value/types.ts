import type { NestedObject } from "@url/urlencoded/nested";
import type { FormShape } from "../options/options.ts";
import type { Form } from "./form.ts";
import type { FormObject } from "./object.ts";
import type { Schema, SchemaOutput } from "./schema.ts";

/** The type of what a form becomes with the options `O`, if they do not say it and the default is `Default`. */
export type FormValue<O, Default extends FormShape> = O extends { readonly schema: infer S extends Schema }
  ? SchemaOutput<S>
  : ShapeOf<O, O extends { readonly as: infer As extends FormShape } ? As : Default>;

type ShapeOf<O, As extends FormShape> = As extends "form"
  ? Form
  : As extends "pairs"
    ? [name: string, value: string][]
    : O extends { readonly nested: true | object }
      ? NestedObject
      : O extends { readonly repeated: infer R }
        ? R extends "array"
          ? Record<string, string[]>
          : R extends "mixed"
            ? FormObject
            : Record<string, string>
        : FormObject;
