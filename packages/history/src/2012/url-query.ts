import { toScalarValues } from "../drafts/code-points.ts";
import type { DraftPair } from "../drafts/form-encoding.ts";
import { serializeForm } from "../drafts/form-serializer.ts";
import { parseForm } from "./form.ts";

/** "Interface URLQuery": a list of pairs, and the one object whose query object it is. */
export interface URLQuery {
  list: DraftPair[];
  urlObject: { setQuery(query: string): void } | null;
}

/** "new URLQuery object". */
export function newURLQuery(init: string | URLQuery | null = null): URLQuery {
  if (init === null || init === "") return { list: [], urlObject: null };
  if (typeof init !== "string") return { list: [...init.list], urlObject: null };
  return { list: parseForm(toScalarValues(init).join("")), urlObject: null };
}

/** The update steps. */
export function update(query: URLQuery): void {
  query.urlObject?.setQuery(serializeForm(query.list));
}

export function get(query: URLQuery, name: string): string | null {
  return query.list.find((pair) => pair[0] === name)?.[1] ?? null;
}

export function getAll(query: URLQuery, name: string): string[] {
  return query.list.filter((pair) => pair[0] === name).map((pair) => pair[1]);
}

/** Sets the first pair of the name; later ones stay. */
export function set(query: URLQuery, name: string, value: string): void {
  const at = query.list.findIndex((pair) => pair[0] === name);
  if (at === -1) query.list.push([name, value]);
  else query.list[at] = [name, value];
  update(query);
}

export function append(query: URLQuery, name: string, value: string): void {
  query.list.push([name, value]);
  update(query);
}

export function has(query: URLQuery, name: string): boolean {
  return query.list.some((pair) => pair[0] === name);
}

export function remove(query: URLQuery, name: string): void {
  query.list = query.list.filter((pair) => pair[0] !== name);
  update(query);
}

export function size(query: URLQuery): number {
  return query.list.length;
}
