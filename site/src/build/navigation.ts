import { PACKAGES } from "./pages.ts";

/** The links at the top of every page. */
export const NAVIGATION: readonly { readonly name: string; readonly url: string }[] = [
  { name: "Guide", url: "/guide/" },
  { name: "Reference", url: "/reference/" },
  { name: "Playground", url: "/playground/" },
  { name: "Benchmarks", url: "/benchmarks/" },
];

interface Entry {
  readonly title: string;
  readonly url: string;
}

/** A part of the site whose pages are listed beside each of them. */
export interface Section {
  readonly name: string;
  /** What the addresses of its pages start with. */
  readonly prefixes: readonly string[];
  readonly groups: readonly { readonly name: string; readonly pages: readonly Entry[] }[];
}

const GUIDE: readonly Entry[] = [
  { title: "Start", url: "/guide/" },
  { title: "Front ends", url: "/guide/front-ends/" },
  { title: "React Native", url: "/guide/react-native/" },
  { title: "Servers", url: "/guide/servers/" },
  { title: "Network tools", url: "/guide/network-tools/" },
  { title: "DOMs and runtimes", url: "/guide/runtimes/" },
  { title: "Security", url: "/guide/security/" },
  { title: "Data", url: "/guide/data/" },
];

const MIGRATING: readonly Entry[] = [
  { title: "Overview", url: "/docs/migrating/" },
  { title: "Editing URLs", url: "/docs/migrating/edit/" },
  { title: "Forms", url: "/docs/migrating/forms/" },
  { title: "Patterns", url: "/docs/migrating/pattern/" },
  { title: "Query strings", url: "/docs/migrating/queries/" },
];

const STANDARD: readonly Entry[] = [
  { title: "Conformance", url: "/docs/conformance/" },
  { title: "Notes on the Standard", url: "/docs/standard-notes/" },
  { title: "History", url: "/docs/history/" },
  { title: "Compatibility", url: "/docs/compatibility/" },
  { title: "Engines", url: "/docs/runtimes/" },
];

const MORE: readonly Entry[] = [
  { title: "Spoofing", url: "/docs/spoofing/" },
  { title: "Editing tasks", url: "/docs/edit-tasks/" },
  { title: "A million prefixes", url: "/docs/million-prefixes/" },
  { title: "What the sizes are made of", url: "/docs/sizes-explained/" },
  { title: "Architecture", url: "/docs/architecture/" },
  { title: "Decisions", url: "/docs/decisions/" },
  { title: "Security policy", url: "/security/" },
];

const SECTIONS: readonly Section[] = [
  {
    name: "Guide",
    prefixes: ["/guide/", "/packages/", "/docs/", "/security/"],
    groups: [
      { name: "For whom", pages: GUIDE },
      { name: "Packages", pages: PACKAGES.map((name) => ({ title: `@url/${name}`, url: `/packages/${name}/` })) },
      { name: "Migrating", pages: MIGRATING },
      { name: "The Standard", pages: STANDARD },
      { name: "More", pages: MORE },
    ],
  },
];

/** Returns the section that a page is in, or undefined. */
export function sectionOf(url: string): Section | undefined {
  return SECTIONS.find(({ prefixes }) => prefixes.some((prefix) => url.startsWith(prefix)));
}
