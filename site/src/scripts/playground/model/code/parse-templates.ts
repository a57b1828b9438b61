import { URL } from "@url/api";
import { parseURL } from "@url/parser";
import { partsOf } from "@url/serializer";
import { SETTERS } from "../setter-functions.ts";
import { baseOf } from "../state.ts";
import type { Template } from "./template.ts";

/** Packages that parse a whole URL. */
export const PARSE_TEMPLATES: readonly Template[] = [
  {
    name: "api",
    imports: { "@url/api": ["URL"] },
    write: ({ text, base }) => [`const url = URL.parse(${base ? `${text}, ${base}` : text});`],
    logs: () => ["url?.href", "url?.hostname", "url?.search"],
    run: (state) => {
      const url = URL.parse(state.url, baseOf(state).base);
      return [url?.href, url?.hostname, url?.search];
    },
  },
  {
    name: "parser",
    imports: { "@url/parser": ["parseURL", "SETTER"] },
    write: ({ text, options, setter, value }) => [
      `const result = parseURL(${text}${options});`,
      `const change = result.ok ? ${setter}(result.value, ${value}) : result;`,
    ],
    logs: () => ["result.ok ? result.value.href : result.error", "change.ok ? change.value.href : change.error"],
    run: (state) => {
      const result = parseURL(state.url, baseOf(state));
      const change = result.ok ? SETTERS[state.setter](result.value, state.value) : result;
      return [result.ok ? result.value.href : result.error, change.ok ? change.value.href : change.error];
    },
  },
  {
    name: "serializer",
    imports: { "@url/parser": ["parseURL"], "@url/serializer": ["partsOf"] },
    write: ({ text, options }) => [`const result = parseURL(${text}${options});`],
    logs: () => ["result.ok ? partsOf(result.value) : result.error"],
    run: (state) => {
      const result = parseURL(state.url, baseOf(state));
      return [result.ok ? partsOf(result.value) : result.error];
    },
  },
];
