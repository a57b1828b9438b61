/**
 * The names in the text of a component, found by the compiler as the tokenizer finds them: `[always, sometimes, rest]`. Names of
 * groups with "?" or "*" are in `sometimes`. The scan ends at a character of `Stops`. A name with a character beyond ASCII makes
 * the names `string`, because the compiler does not know which of them belong to names.
 * @see https://urlpattern.spec.whatwg.org/#tokenize-a-pattern-string
 */
export type Scan<
  Text extends string,
  Always extends string = never,
  Sometimes extends string = never,
  Stops extends string = never,
> = Text extends `${infer First}${infer Rest}`
  ? First extends Stops
    ? [Always, Sometimes, Text]
    : First extends "\\"
      ? Scan<SkipOne<Rest>, Always, Sometimes, Stops>
      : First extends "{"
        ? InBraces<Rest, Always, Sometimes, Stops>
        : First extends "("
          ? AfterGroup<SkipRegExp<Rest>, Always, Sometimes, Stops, never>
          : First extends "*"
            ? AfterGroup<Rest, Always, Sometimes, Stops, never>
            : First extends ":"
              ? ReadName<Rest> extends [infer Name extends string, infer After extends string]
                ? After extends `(${infer Source}`
                  ? AfterGroup<SkipRegExp<Source>, Always, Sometimes, Stops, Name>
                  : AfterGroup<After, Always, Sometimes, Stops, Name>
                : never
              : Scan<Rest, Always, Sometimes, Stops>
  : [Always, Sometimes, ""];

/** Reads the modifier of a group. */
type AfterGroup<
  Text extends string,
  Always extends string,
  Sometimes extends string,
  Stops extends string,
  Name extends string,
> = Text extends `${"?" | "*"}${infer Rest}`
  ? Scan<Rest, Always, Sometimes | Name, Stops>
  : Text extends `+${infer Rest}`
    ? Scan<Rest, Always | Name, Sometimes, Stops>
    : Scan<Text, Always | Name, Sometimes, Stops>;

/** Reads up to "}". The modifier behind it is that of the group inside. */
type InBraces<
  Text extends string,
  Always extends string,
  Sometimes extends string,
  Stops extends string,
  Names extends string = never,
> = Text extends `${infer First}${infer Rest}`
  ? First extends "}"
    ? AfterGroup<Rest, Always, Sometimes, Stops, Names>
    : First extends "\\"
      ? InBraces<SkipOne<Rest>, Always, Sometimes, Stops, Names>
      : First extends "("
        ? InBraces<SkipRegExp<Rest>, Always, Sometimes, Stops, Names>
        : First extends ":"
          ? ReadName<Rest> extends [infer Name extends string, infer After extends string]
            ? InBraces<After, Always, Sometimes, Stops, Names | Name>
            : never
          : InBraces<Rest, Always, Sometimes, Stops, Names>
  : [Always, Sometimes, ""];

/** `[name, rest]`. The name is `never` if there is none, and `string` if it goes on beyond ASCII. */
type ReadName<Text extends string, Name extends string = ""> = Text extends `${infer First}${infer Rest}`
  ? First extends Letter
    ? ReadName<Rest, `${Name}${First}`>
    : First extends Digit
      ? Name extends ""
        ? [never, Text]
        : ReadName<Rest, `${Name}${First}`>
      : First extends Mark
        ? [Name extends "" ? never : Name, Text]
        : [string, Rest]
  : [Name extends "" ? never : Name, ""];

/** What is behind the ")" of a regular expression. */
type SkipRegExp<Text extends string, Open extends unknown[] = []> = Text extends `${infer First}${infer Rest}`
  ? First extends "\\"
    ? SkipRegExp<SkipOne<Rest>, Open>
    : First extends "("
      ? SkipRegExp<Rest, [...Open, First]>
      : First extends ")"
        ? Open extends [unknown, ...infer Fewer]
          ? SkipRegExp<Rest, Fewer>
          : Rest
        : SkipRegExp<Rest, Open>
  : "";

type SkipOne<Text extends string> = Text extends `${string}${infer Rest}` ? Rest : "";

type LowerCase = Characters<"abcdefghijklmnopqrstuvwxyz">;
type Letter = LowerCase | Uppercase<LowerCase> | "_" | "$";
type Digit = Characters<"0123456789">;
/** The printable characters of ASCII that no name has, and the space. */
type Mark = Characters<" !\"#%&'()*+,-./:;<=>?@[\\]^`{|}~">;

type Characters<Text extends string> = Text extends `${infer First}${infer Rest}` ? First | Characters<Rest> : never;
