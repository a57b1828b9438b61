import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../matrix/root.ts";

/** A project of others whose own tests run with and without our packages. `tooling/data/dependents` has them. */
export interface Dependent {
  readonly name: string;
  /** On GitHub: "owner/name". */
  readonly repository: string;
  readonly tag: string;
  /** Where it says that its tests cannot run here, they do not run, and the page has this sentence. */
  readonly cannotRun?: string;
  /** The folder of the package in its repository, in which its tests run. */
  readonly folder?: string;
  /** Files that its tests do not read, and that are too large to clone. */
  readonly without?: readonly string[];
  /** The folders of the submodules that its tests read, and their repositories. */
  readonly submodules?: Readonly<Record<string, string>>;
  /** The major version of Node that it needs, if it is not the one that runs here. */
  readonly node?: string;
  /** The commands that install it, in the folder of its repository. By default, npm does. */
  readonly install?: readonly string[];
  /** The commands before its tests, after each installation. */
  readonly build?: readonly string[];
  /** The command of its tests. "{results}" is the file into which its reporter writes; without it, standard output is read. */
  readonly test: string;
  readonly counts: "tap" | "mocha" | "vitest";
  /** Minutes that its tests may take; 15 by default. */
  readonly minutes?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** What is replaced by what, for the page. */
  readonly hook: string;
  /** Our packages that it gets, without their dependencies. */
  readonly packages: readonly string[];
  /** What is changed in it, by file. */
  readonly changes?: Readonly<Record<string, Change>>;
  /** Packages that one of ours replaces everywhere in its tree. */
  readonly overrides?: Readonly<Record<string, string>>;
  /** Imports whose bundle is weighed before and after. */
  readonly bundle?: string;
  /** What the bundle is for; browsers by default. */
  readonly platform?: "browser" | "node";
  /** Modules that are left out of this bundle, because they are optional. */
  readonly external?: readonly string[];
  readonly time?: {
    /** What one call does. */
    readonly what: string;
    /** Statements of a module in its folder. */
    readonly setup: readonly string[];
    /** An expression. */
    readonly call: string;
  };
  /** Why tests differ. A test belongs to the first whose pattern its name matches. */
  readonly differences?: readonly { readonly tests: string; readonly why: string }[];
}

/** Changes of one file, without its text: lines are replaced by their numbers, which the tag and the hash hold in place. */
export interface Change {
  /** The first twelve digits of the hash that git gives to the file. */
  readonly blob: string;
  readonly edits: readonly Edit[];
}

/** The lines from `from` on, counted from 1, are replaced; none of them if `count` is 0. */
export interface Edit {
  readonly from: number;
  readonly count: number;
  readonly put: readonly string[];
}

/** The folder of the projects, and of what was measured. */
export const DATA: string = join(ROOT, "tooling/data/dependents");

/** The projects, by their names. */
export const DEPENDENTS: readonly Dependent[] = readdirSync(join(DATA, "projects"))
  .sort()
  .map((file) => JSON.parse(readFileSync(join(DATA, "projects", file), "utf8")));
