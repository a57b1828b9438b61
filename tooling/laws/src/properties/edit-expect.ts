import { parseURL } from "@url/parser";
import { orThrow } from "@url/result";
import type { URLRecord } from "@url/serializer";
import { expect } from "vitest";

export function expectCanonical(url: URLRecord): void {
  expect(url).toEqual(orThrow(parseURL(url.href)));
}

/** One of the two families in which what the Standard's own setters return parses to another URL (law 4). */
export function expectCanonicalOrDrive(url: URLRecord): void {
  if (!/^file:\/\/(?:[^/]*\/[A-Za-z]\||localhost\/)/.test(url.href)) expectCanonical(url);
}
