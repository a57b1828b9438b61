import { toScalarValues } from "../drafts/code-points.ts";
import type { DraftPair } from "../drafts/form-encoding.ts";
import { serializeForm } from "../drafts/form-serializer.ts";
import { parseFormString } from "./form.ts";

/** Section 6.4, "Interface URLSearchParams": a list of pairs, and the objects whose query object it is. */
export interface SearchParams {
  list: DraftPair[];
  readonly urlObjects: QueryOwner[];
}

/** An object with a URL: it takes over a new query, and runs its pre-update steps. */
export interface QueryOwner {
  setQuery(query: string): void;
}

/** "new URLSearchParams object". */
export function newSearchParams(init: string | SearchParams | null = ""): SearchParams {
  if (init === null || init === "") return { list: [], urlObjects: [] };
  if (typeof init !== "string") return { list: [...init.list], urlObjects: [] };
  return { list: parseFormString(toScalarValues(init).join("")), urlObjects: [] };
}

/** The update steps. */
export function update(params: SearchParams): void {
  for (const urlObject of params.urlObjects) urlObject.setQuery(stringify(params));
}

export function append(params: SearchParams, name: string, value: string): void {
  params.list.push([name, value]);
  update(params);
}

export function remove(params: SearchParams, name: string): void {
  params.list = params.list.filter((pair) => pair[0] !== name);
  update(params);
}

export function get(params: SearchParams, name: string): string | null {
  return params.list.find((pair) => pair[0] === name)?.[1] ?? null;
}

export function getAll(params: SearchParams, name: string): string[] {
  return params.list.filter((pair) => pair[0] === name).map((pair) => pair[1]);
}

export function has(params: SearchParams, name: string): boolean {
  return params.list.some((pair) => pair[0] === name);
}

export function set(params: SearchParams, name: string, value: string): void {
  const at = params.list.findIndex((pair) => pair[0] === name);
  if (at === -1) {
    params.list.push([name, value]);
  } else {
    params.list[at] = [name, value];
    params.list = params.list.filter((pair, i) => i <= at || pair[0] !== name);
  }
  update(params);
}

export function stringify(params: SearchParams): string {
  return serializeForm(params.list);
}
