import type { Manager, Project } from "../project.ts";
import type { Released } from "../release.ts";

/** One tool, in one major version. */
export interface Cell {
  /** The key in versions.json, such as "jest 29". */
  readonly name: string;
  /** Whether it runs without `--all`: one of each kind. */
  readonly often: boolean;
  /** What is run, in a few words, for the page. */
  readonly ways: readonly string[];
  /** What a user has to know or set, for the page; "" if nothing. */
  readonly note: string;
  /** Rejects if an entry cannot be used, or computes a wrong value. */
  readonly run: (bench: Bench) => Promise<void>;
}

/** What a cell works with. */
export interface Bench {
  /** The address of the local registry. */
  readonly registry: string;
  readonly packages: readonly Released[];
  /** Every import path of the packages. */
  readonly entries: readonly string[];
  /** The same without those that run only in Node. */
  readonly portable: readonly string[];
  /** The versions of the cell's tools. */
  readonly tools: Readonly<Record<string, string>>;
  /** An empty folder for the cell. */
  readonly folder: string;
  /** Installs all packages and the cell's tools into a new project. */
  readonly install: (manager?: Manager) => Promise<Project>;
}
