import type { JSONSchema } from "./json-schema.ts";

/** The members of valibot's schemas that say what a value is. Which of them a schema has depends on its `type`. */
interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly item?: Described;
  readonly items?: readonly Described[];
  readonly rest?: Described;
  readonly value?: Described;
  readonly wrapped?: Described;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

/**
 * Returns the JSON Schema of a schema of valibot, which has none of its own without `@valibot/to-json-schema`: its schemas
 * are plain data. A type that no form can have is `{}`.
 * @see https://valibot.dev/guides/internal-architecture/
 */
export function describeValibot(schema: unknown): JSONSchema {
  const described = schema as Described;
  const { type, entries, item, items, rest, value, wrapped, options, literal } = described;
  switch (type) {
    case "string":
      return { type, ...checksOf(described) };
    case "number":
    case "boolean":
    case "date":
    case "bigint":
    case "file":
    case "null":
      return { type };
    case "array":
      return { type, items: describeValibot(item) };
    case "tuple":
    case "loose_tuple":
    case "strict_tuple":
    case "tuple_with_rest":
      return {
        type: "array",
        prefixItems: items!.map(describeValibot),
        ...(typeof rest === "object" && rest !== null && { items: describeValibot(rest) }),
      };
    case "object":
    case "loose_object":
    case "strict_object":
    case "object_with_rest":
      return describeEntries(entries!);
    case "record":
      return { type: "object", additionalProperties: describeValibot(value) };
    case "picklist":
    case "enum":
      return { enum: options! };
    case "literal":
      return { const: literal };
    case "nullable":
    case "nullish":
      return { anyOf: [describeValibot(wrapped), { type: "null" }] };
    case "union":
    case "variant":
      return { anyOf: options!.map(describeValibot) };
    case "intersect":
      return { allOf: options!.map(describeValibot) };
    default:
      return wrapped ? describeValibot(wrapped) : {};
  }
}

function describeEntries(entries: Readonly<Record<string, Described>>): JSONSchema {
  const properties: Record<string, JSONSchema> = Object.create(null);
  const required: string[] = [];
  for (const [name, entry] of Object.entries(entries)) {
    properties[name] = describeValibot(entry);
    if (!OPTIONAL.includes(entry.type)) required.push(name);
  }
  return { type: "object", properties, required };
}

/** What the checks in front of the first transformation say about empty text. */
function checksOf({ pipe = [] }: Described): JSONSchema {
  for (const { kind, type, requirement } of pipe.slice(1)) {
    if (kind === "transformation") break;
    if (kind !== "validation") continue;
    if (type === "non_empty") return { minLength: 1 };
    if (type === "min_length" || type === "length") return { minLength: requirement as number };
    if (requirement instanceof RegExp) return { pattern: requirement.source };
    if (type === "url") return { format: "uri" };
  }
  return {};
}

const OPTIONAL: readonly string[] = ["optional", "exact_optional", "nullish", "undefinedable"];
