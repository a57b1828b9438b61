import { patchQuery, segments } from "@url/edit";
import { COMPONENT, utf8PercentEncode } from "@url/percent";
import { queryOf } from "@url/serializer";
import { parse as parseForm } from "@url/urlencoded";
import { parse, parsed } from "./host-templates.ts";
import type { Template } from "./template.ts";

/** Packages that take the path or the query of a URL. */
export const QUERY_TEMPLATES: readonly Template[] = [
  {
    name: "urlencoded",
    imports: { "@url/parser": ["parseURL"], "@url/serializer": ["queryOf"], "@url/urlencoded": ["parse"] },
    write: (source) => [...parse(source), 'const query = (url && queryOf(url)) ?? "";'],
    logs: () => ["parse(query).slice(0, 10)"],
    run: (state) => {
      const url = parsed(state);
      return [parseForm((url && queryOf(url)) ?? "").slice(0, 10)];
    },
  },
  {
    name: "percent",
    imports: { "@url/percent": ["COMPONENT", "utf8PercentEncode"] },
    write: ({ text }) => [`const encoded = utf8PercentEncode(${text}, COMPONENT);`],
    logs: () => ["encoded"],
    run: (state) => [utf8PercentEncode(state.url, COMPONENT)],
  },
  {
    name: "edit",
    imports: { "@url/edit": ["patchQuery", "segments"], "@url/parser": ["parseURL"] },
    write: (source) => [
      ...parse(source),
      "const list = url && segments(url);",
      'const patched = url && patchQuery(url, { set: { page: "2" } });',
    ],
    logs: () => ["list?.ok ? list.value : list?.error", "patched?.href"],
    run: (state) => {
      const url = parsed(state);
      const list = url && segments(url);
      const patched = url && patchQuery(url, { set: { page: "2" } });
      return [list?.ok ? list.value : list?.error, patched?.href];
    },
  },
];
