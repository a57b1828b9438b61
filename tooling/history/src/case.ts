import type { DraftName, URIDocument } from "@url/history/internal";
import type { SetterName } from "@url/tooling-conformance/oracle";

export type { DraftName } from "@url/history/internal";

/** The documents that are compared with today's Standard: the drafts with all of their algorithms, the others with parsing. */
export type ComparedName = DraftName | URIDocument;

/** An input for both sides, by the algorithm that takes it. */
export type Case =
  | { readonly subject: "parse"; readonly input: string; readonly base: string | null; readonly encoding?: string }
  | {
      readonly subject: "set";
      readonly href: string;
      /** The base of the constructor. The drafts' `href` setter uses it too. */
      readonly base?: string;
      readonly name: SetterName;
      readonly value: string;
    }
  | { readonly subject: "serialize"; readonly href: string }
  | { readonly subject: "construct"; readonly url: string; readonly base?: string }
  | { readonly subject: "host"; readonly input: string }
  /** `URL.domainToASCII`, or `URL.domainToUnicode` with the flag. */
  | { readonly subject: "domain"; readonly input: string; readonly unicode: boolean }
  | { readonly subject: "IPv6"; readonly input: string }
  | { readonly subject: "IPv6 serialize"; readonly pieces: readonly number[] }
  | { readonly subject: "origin"; readonly href: string }
  | { readonly subject: "origin attribute"; readonly href: string }
  | {
      readonly subject: "form parse";
      /** Bytes, each as the code unit of its value; for 2012 a string. */
      readonly input: string;
      readonly encoding?: string;
      readonly flags?: readonly ("charset" | "isindex")[];
    }
  | { readonly subject: "form serialize"; readonly pairs: readonly Pair[]; readonly encoding?: string }
  | { readonly subject: "params"; readonly init: string | readonly Pair[] | Readonly<Record<string, string>> }
  | { readonly subject: "params of URL"; readonly href: string; readonly edit: Edit };

export type Subject = Case["subject"];

/** The case of one subject. */
export type CaseOf<S extends Subject> = Extract<Case, { readonly subject: S }>;

export type Pair = readonly [name: string, value: string];

/** A call of a method of the query object. */
export interface Edit {
  readonly method: "append" | "set" | "delete";
  readonly name: string;
  readonly value: string;
}
