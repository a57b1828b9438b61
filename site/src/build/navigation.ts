import { FIGURES } from "../charts/navigation.ts";
import { REFERENCE } from "../reference/navigation.ts";
import { PACKAGES } from "./pages.ts";
import type { Entry, Section } from "./section.ts";

/** The links at the top of every page. */
export const NAVIGATION: readonly { readonly name: string; readonly url: string }[] = [
  { name: "Guide", url: "/guide/" },
  { name: "Reference", url: "/reference/" },
  { name: "Playground", url: "/playground/" },
  { name: "Benchmarks", url: "/benchmarks/" },
];

const GUIDE: readonly Entry[] = [
  { title: "First steps", url: "/guide/" },
  { title: "Cookbook", url: "/guide/cookbook/" },
  { title: "Front ends", url: "/guide/front-ends/" },
  { title: "React Native", url: "/guide/react-native/" },
  { title: "Servers", url: "/guide/servers/" },
  { title: "Network tools", url: "/guide/network-tools/" },
  { title: "DOMs and runtimes", url: "/guide/runtimes/" },
  { title: "Security", url: "/guide/security/" },
  { title: "Data", url: "/guide/data/" },
];

const STANDARD: readonly Entry[] = [
  { title: "Conformance", url: "/docs/conformance/" },
  { title: "Notes on the Standard", url: "/docs/standard-notes/" },
  { title: "History", url: "/docs/history/" },
  { title: "History, row by row", url: "/docs/history/rows/" },
  { title: "Compatibility", url: "/docs/compatibility/" },
  { title: "Engines", url: "/docs/runtimes/" },
  { title: "URLs in other code", url: "/docs/identity/" },
];

const MORE: readonly Entry[] = [
  { title: "Spoofing", url: "/docs/spoofing/" },
  { title: "Ten tasks", url: "/docs/ten-tasks/" },
  { title: "The playground and others", url: "/guide/compared/" },
  { title: "Editing tasks", url: "/docs/edit-tasks/" },
  { title: "A million prefixes", url: "/docs/million-prefixes/" },
  { title: "What the sizes are made of", url: "/docs/sizes-explained/" },
  { title: "Architecture", url: "/docs/architecture/" },
  { title: "Decisions", url: "/docs/decisions/" },
  { title: "Security policy", url: "/security/" },
];

const PACKAGE_PAGES: readonly Entry[] = PACKAGES.map((name) => ({ title: `@url/${name}`, url: `/packages/${name}/` }));

const SECTIONS: readonly Section[] = [
  {
    name: "Guide",
    prefixes: ["/guide/", "/packages/", "/docs/", "/security/"],
    groups: [
      { name: "Guide", pages: GUIDE },
      { name: "Packages", pages: [{ title: "All packages", url: "/packages/" }, ...PACKAGE_PAGES] },
      { name: "Migrating", pages: [{ title: "From other libraries", url: "/docs/migrating/" }] },
      { name: "The Standard", pages: STANDARD },
      { name: "More", pages: MORE },
    ],
  },
  REFERENCE,
  FIGURES,
];

/** Returns the section that a page is in, or undefined. */
export function sectionOf(url: string): Section | undefined {
  return SECTIONS.find(({ prefixes }) => prefixes.some((prefix) => url.startsWith(prefix)));
}
