import { TASKS } from "../tasks/index.ts";
import type { Surroundings } from "../tasks/task.ts";

/** What somebody who never saw the site comes for, and how they find it. */
export interface Walk {
  readonly job: string;
  /** The link to follow from the front page, by its visible text. */
  readonly link: string;
  /** What they may type into the search instead: its first result is the same section. */
  readonly query: string;
  /** The heading of the section whose code they copy. */
  readonly section: string;
  /** They bundle the program before they run it, as Metro or another bundler does. */
  readonly isBundled?: true;
  /** Where the program runs, if it is not a plain Node. */
  readonly surroundings?: Surroundings;
}

export const WALKS: readonly Walk[] = [
  {
    job: "read a query",
    link: "get a query parameter",
    query: "read query string",
    section: "Get a query parameter",
  },
  {
    job: "change a parameter",
    link: "change a query parameter",
    query: "change query parameter",
    section: "Add or change a query parameter",
  },
  {
    job: "validate a form field",
    link: "show an error under an input",
    query: "error under an input",
    section: "Show an error under an input",
  },
  {
    job: "get the domain",
    link: "get the domain from a URL",
    query: "get domain from url",
    section: "Get the domain from a URL",
  },
  {
    job: "normalize an IPv6 address",
    link: "normalize an IPv6 address",
    query: "normalize ipv6",
    section: "Normalize an IPv6 address",
  },
  {
    job: "check a webhook URL",
    link: "check a webhook URL",
    query: "check webhook url",
    section: "Check a webhook URL",
  },
  {
    job: "find links in text",
    link: "find links in text",
    query: "find links",
    section: "Find links in text",
  },
  {
    job: "read a form body in Express",
    link: "read a form in Express",
    query: "express",
    section: "Express",
  },
  {
    job: "match routes",
    link: "match routes",
    query: "route matching",
    section: "Match routes with a URL pattern",
  },
  {
    job: "use URL in React Native, in a bundle",
    link: "use URL in React Native",
    query: "install polyfill",
    section: "Install the polyfill",
    isBundled: true,
    surroundings: TASKS["react-native"]!.surroundings!,
  },
];
