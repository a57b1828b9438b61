/**
 * The fields that a client of Hono (`hc`) sends to a form of the type `Input`: text, or a file, for each name, or a list of
 * them. What browsers send nothing for, a list without entries and a boolean that is false, may be absent. An object in
 * the form is fields with brackets.
 */
export type FieldsOf<Input> = Flat<
  { [Name in NamesOf<Input, "required">]: Field<Input[Name]> } & {
    [Name in NamesOf<Input, "optional">]?: Field<Input[Name]>;
  } & { [Name in NamesOf<Input, "object"> & string as `${Name}[${string}]`]?: Field<string[]> }
>;

/** The names of one kind. */
type NamesOf<Input, Kind> = {
  [Name in keyof Input]-?: KindOf<Input[Name]> extends Kind ? Name : never;
}[keyof Input];

type KindOf<Value> = [NonNullable<Value>] extends [readonly unknown[] | boolean]
  ? "optional"
  : [NonNullable<Value>] extends [Scalar]
    ? undefined extends Value
      ? "optional"
      : "required"
    : unknown extends Value
      ? "optional"
      : "object";

type Field<Value> =
  NonNullable<Value> extends readonly (infer Item)[] ? Field<Item> | Field<Item>[] : One<NonNullable<Value>>;

type One<Value> = Value extends string ? Value : Value extends FileLike ? Value : string;

type Scalar = string | number | bigint | boolean | Date | FileLike;

/** What a `File` has, which not every platform has a type for. */
interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Shows an intersection as one object. */
type Flat<Type> = { [Name in keyof Type]: Type[Name] };
