import { TASKS } from "../tasks/index.ts";
import type { Surroundings } from "../tasks/task.ts";

/** What somebody who never saw the site comes for, and how they find it. */
export interface Walk {
  readonly job: string;
  /** From the front page: links, by their visible texts, or words typed into the search. */
  readonly way: readonly Step[];
  /** The heading of the section whose code they copy. */
  readonly section: string;
  /** They bundle the program before they run it, as Metro or another bundler does. */
  readonly isBundled?: true;
  /** Where the program runs, if it is not a plain Node. */
  readonly surroundings?: Surroundings;
}

export type Step = { readonly click: string } | { readonly search: string };

export const WALKS: readonly Walk[] = [
  {
    job: "read a query",
    way: [{ click: "Cookbook: a job, its code, its size" }, { click: "Get a query parameter" }],
    section: "Get a query parameter",
  },
  {
    job: "change a parameter",
    way: [{ search: "change query parameter" }],
    section: "Add or change a query parameter",
  },
  {
    job: "validate a form field",
    way: [{ click: "front ends" }, { click: "Show an error under an input" }],
    section: "Show an error under an input",
  },
  {
    job: "get the domain",
    way: [{ search: "get domain from url" }],
    section: "Get the domain from a URL",
  },
  {
    job: "normalize an IPv6 address",
    way: [{ search: "normalize ipv6" }],
    section: "Normalize an IPv6 address",
  },
  {
    job: "check a webhook URL",
    way: [{ click: "Cookbook: a job, its code, its size" }, { click: "Check a webhook URL" }],
    section: "Check a webhook URL",
  },
  {
    job: "find links in text",
    way: [{ search: "find links" }],
    section: "Find links in text",
  },
  {
    job: "read a form body in Express",
    way: [{ click: "servers" }, { click: "Express" }],
    section: "Express",
  },
  {
    job: "match routes",
    way: [{ search: "route matching" }],
    section: "Match routes with a URL pattern",
  },
  {
    job: "use URL in React Native, in a bundle",
    way: [{ click: "React Native apps" }, { click: "Install the polyfill" }],
    section: "Install the polyfill",
    isBundled: true,
    surroundings: TASKS["react-native"]!.surroundings!,
  },
];
