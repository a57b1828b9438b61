import { readEntries } from "@url/tooling-documents/api";
import { ROOT } from "../build/root.ts";
import type { Section } from "../build/section.ts";
import { pageOfEntry } from "./address.ts";

/** The pages of the reference, for the list beside each of them. */
export const REFERENCE: Section = {
  name: "Reference",
  prefixes: ["/reference/"],
  groups: [
    {
      name: "All exports",
      pages: [
        { title: "By package", url: "/reference/" },
        { title: "A to Z", url: "/reference/a-z/" },
      ],
    },
    {
      name: "Entries",
      pages: readEntries(ROOT).map(({ name }) => {
        const parent = name.split("/").slice(0, 2).join("/");
        return { title: name, url: pageOfEntry(name), ...(name !== parent && { under: pageOfEntry(parent) }) };
      }),
    },
  ],
};
