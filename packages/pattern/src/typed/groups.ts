import type { ComponentName, URLPatternInit } from "../components.ts";
import type { Scan } from "./scan.ts";

/** The values of a component's groups; `undefined` for one that was left out. */
export type Groups = { [name: string]: string | undefined };

/** The groups of each component of a pattern, as far as the compiler knows them. */
export type PatternGroups = { readonly [Name in ComponentName]: Groups };

/**
 * The groups of a pattern from its text, for the compiler: a `string` for each name, or `string | undefined` for one that a
 * match may leave out. Text that is not a literal has any names. In a pattern that is one text, the components are known if it
 * starts with "/", "http://" or "https://" and has no "\\"; otherwise each name may be a group of each component.
 */
export type GroupsOf<Input> = Input extends string
  ? GroupsOfText<Input>
  : Input extends URLPatternInit
    ? {
        readonly [Name in ComponentName]: Name extends keyof Input
          ? Input[Name] extends string
            ? GroupsOfComponent<Input[Name]>
            : Groups
          : Unnamed;
      }
    : PatternGroups;

type GroupsOfText<Text extends string> = string extends Text
  ? PatternGroups
  : Text extends `${string}\\${string}`
    ? Anywhere<Scan<Text>>
    : Text extends `/${string}`
      ? WithPath<Unnamed, Scan<Text, never, never, "?" | "#">>
      : Text extends `${"http" | "https"}://${infer Host}/${infer Path}`
        ? // Where a host with these ends is not decided here.
          Host extends `${string}${"{" | "(" | "[" | "?" | "#" | "@" | "::"}${string}`
          ? Anywhere<Scan<Text>>
          : WithPath<GroupsOfComponent<Host>, Scan<`/${Path}`, never, never, "?" | "#">>
        : Anywhere<Scan<Text>>;

type WithPath<Hostname, Path> = Path extends [string, string, infer Rest extends string]
  ? {
      readonly [Name in ComponentName]: Name extends "hostname"
        ? Hostname
        : Name extends "pathname"
          ? Named<Path>
          : Name extends "search" | "hash"
            ? Maybe<Scan<Rest>>
            : Unnamed;
    }
  : never;

type Anywhere<Found> = { readonly [Name in ComponentName]: Maybe<Found> };

type GroupsOfComponent<Text extends string> = string extends Text ? Groups : Named<Scan<Text>>;

type Named<Found> = Found extends [infer Always extends string, infer Sometimes extends string, string]
  ? string extends Always | Sometimes
    ? Groups
    : { [Name in Always]: string } & { [Name in Sometimes]: string | undefined } & Unnamed
  : never;

type Maybe<Found> = Found extends [infer Always extends string, infer Sometimes extends string, string]
  ? string extends Always | Sometimes
    ? Groups
    : { [Name in Always | Sometimes]: string | undefined } & Unnamed
  : never;

/** Groups without a name have a number. */
type Unnamed = { [index: number]: string | undefined };

/** What `generate` takes for these groups: a value for each that must be there. */
export type ValuesFor<Known> = string extends keyof Known
  ? Readonly<Record<string, string | undefined>>
  : {
      readonly [Name in keyof Known as Name extends string
        ? undefined extends Known[Name]
          ? never
          : Name
        : never]: string;
    } & {
      readonly [Name in keyof Known as Name extends string ? (undefined extends Known[Name] ? Name : never) : never]?:
        | string
        | undefined;
    };
