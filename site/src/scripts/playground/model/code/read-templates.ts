import { displayURL, findSpoofs } from "@url/display";
import { resolve as resolveHTML5 } from "@url/history/html5";
import { orThrow } from "@url/result";
import { checkURI, resolveURI } from "@url/uri";
import { findErrors, fix } from "@url/validator";
import { baseOf } from "../state.ts";
import { parse, parsed } from "./host-templates.ts";
import type { Template } from "./template.ts";

/** Packages that judge a text, show it to people, or read it by another standard. */
export const READ_TEMPLATES: readonly Template[] = [
  {
    name: "validator",
    imports: { "@url/validator": ["findErrors", "fix"] },
    write: ({ text, options }) => [`const { diagnostics } = findErrors(${text}${options});`],
    logs: ({ text, options }) => [
      "diagnostics.map(({ code, start, end }) => [code, start, end])",
      `fix(${text}${options})`,
    ],
    run: (state) => {
      const { diagnostics } = findErrors(state.url, baseOf(state));
      return [diagnostics.map(({ code, start, end }) => [code, start, end]), fix(state.url, baseOf(state))];
    },
  },
  {
    name: "display",
    imports: { "@url/display": ["displayURL", "findSpoofs"], "@url/parser": ["parseURL"], "@url/result": ["orThrow"] },
    write: (source) => [...parse(source), `const spoofs = findSpoofs(${source.text});`],
    logs: () => [
      "url && orThrow(displayURL(url)).text",
      "spoofs.ok ? spoofs.value.map(({ code }) => code) : spoofs.error",
    ],
    run: (state) => {
      const url = parsed(state);
      const spoofs = findSpoofs(state.url);
      return [url && orThrow(displayURL(url)).text, spoofs.ok ? spoofs.value.map(({ code }) => code) : spoofs.error];
    },
  },
  {
    name: "uri",
    imports: { "@url/uri": ["checkURI", "resolveURI"] },
    write: ({ text }) => [`const checked = checkURI(${text}, "URI-reference");`],
    logs: ({ text, base }) => ["checked.ok || checked.error", ...(base ? [`resolveURI(${text}, ${base})`] : [])],
    run: (state) => {
      const checked = checkURI(state.url, "URI-reference");
      const { base } = baseOf(state);
      return [checked.ok || checked.error, ...(base === undefined ? [] : [resolveURI(state.url, base)])];
    },
  },
  {
    name: "html",
    imports: { "@url/history/html5": ["resolve"] },
    write: ({ text, base }) => [`const resolved = resolve(${text}, ${base || '"https://example.com/"'});`],
    logs: () => ["resolved.ok ? resolved.value : resolved.error"],
    run: (state) => {
      const resolved = resolveHTML5(state.url, state.base || "https://example.com/");
      return [resolved.ok ? resolved.value : resolved.error];
    },
  },
];
