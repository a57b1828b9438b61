import type { JSONSchema } from "./json-schema.ts";
import type { JSONSchemaOptions, StandardSchema } from "./standard.ts";
import { describeValibot } from "./valibot.ts";

/** Returns the JSON Schema of a schema's input, or `{}` if it has none. */
export function describe(schema: StandardSchema): JSONSchema {
  const standard = schema["~standard"];
  const known = DESCRIBED.get(standard);
  if (known !== undefined) return known;
  let described: JSONSchema = {};
  try {
    if (standard.jsonSchema) described = standard.jsonSchema.input(OPTIONS) as JSONSchema;
    else if (standard.vendor === "valibot") described = describeValibot(schema);
  } catch {
    // A schema that has no JSON Schema still validates.
  }
  DESCRIBED.set(standard, described);
  return described;
}

/** Each library ignores the options of the others. */
const OPTIONS: JSONSchemaOptions = {
  target: "draft-2020-12",
  libraryOptions: {
    // zod throws for a date unless it is told to leave it open, and then says which types JSON does not have.
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }: ZodContext): void {
      const type = zodSchema._zod.def.type;
      if (type === "date" || type === "bigint" || type === "file") jsonSchema.type = type;
    },
    // The same for arktype.
    fallback: {
      date: ({ base }: ArkContext) => ({ ...base, type: "date" }),
      domain: ({ base, domain }: ArkContext) => (domain === "bigint" ? { ...base, type: "bigint" } : base),
      proto: ({ base, proto }: ArkContext) => (proto?.name === "File" ? { ...base, type: "file" } : base),
    },
  },
};

interface ZodContext {
  readonly zodSchema: { readonly _zod: { readonly def: { readonly type: string } } };
  readonly jsonSchema: { type?: string };
}

interface ArkContext {
  readonly base: object;
  readonly domain?: string;
  readonly proto?: { readonly name: string };
}

/** Making the JSON Schema of a schema takes longer than reading a form. */
const DESCRIBED: WeakMap<object, JSONSchema> = /* @__PURE__ */ new WeakMap();
