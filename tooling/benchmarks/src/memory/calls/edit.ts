import * as edit from "@url/edit";
import * as git from "@url/edit/git";
import * as http from "@url/edit/http";
import { orThrow } from "@url/result";
import { call, calls, HAN, type MemoryShape, text } from "../shape.ts";

const PATH = text("http://h/", `${HAN}/`);
const HALF = (length: number): string => PATH(length / 2);
const QUERY = text("http://h/?", "a=%20&");
const TEXT = text("", `${HAN}%/`);
/** The result is four times as long, and the next is made of it. */
const SEGMENT = text("", `${HAN}bcd/`);
const REFERENCE = text("", "a/b/");

export const EDIT_CALLS: readonly MemoryShape[] = [
  ...calls("@url/edit", edit, PATH, ["parent", "withoutTrailingSlash", "withTrailingSlash"]),
  // One segment: a list of millions would be the result.
  ...calls("@url/edit", edit, text("http://h/", `${HAN}%20`), ["segments", "toParts"]),
  ...calls("@url/edit", edit, QUERY, ["compareKey", "format", "stripTracking"]),
  call("@url/edit compareKey in order", QUERY, (url) => edit.compareKey(url, { queryOrder: false })),
  call("@url/edit sameURL", PATH, (url) => edit.sameURL(url, url)),
  call("@url/edit patchQuery", QUERY, (url) => edit.patchQuery(url, { deleteWhere: (name) => name === "a" })),
  call("@url/edit patchQuery set", QUERY, (url) => edit.patchQuery(url, { set: { a: "b" } })),
  call("@url/edit patchQuery keepOnly", text("http://h/?", "a&b&"), (url) => edit.patchQuery(url, { keepOnly: ["a"] })),
  call("@url/edit withFragment", TEXT, (fragment) => edit.withFragment("http://h/", fragment)),
  // Two URLs, which have 4 M units together, and are alive at the same time.
  call("@url/edit relativize", HALF, (url) => edit.relativize(`${url}a`, `${url}b`)),
  call("@url/edit relativize down", PATH, (url) => edit.relativize("http://h/a", url)),
  call("@url/edit relativize up", PATH, (url) => edit.relativize(url, "http://h/a", { kinds: ["path-relative"] })),
  call("@url/edit relativize between references", REFERENCE, (path) => edit.relativize(`/${path}`, `/${path}b`)),
  call("@url/edit relativize hosts", REFERENCE, (path) => edit.relativize(`//h/${path}`, `//i/${path}`)),
  call("@url/edit fromParts", TEXT, (path) => edit.fromParts({ scheme: "http", host: "h", path })),
  call("@url/edit withParts", TEXT, (path) => edit.withParts("http://h/", { path })),
  call("@url/edit appendSegments", SEGMENT, (segment) => edit.appendSegments("http://h/", [segment])),
  call("@url/edit joinPath", TEXT, (path) => edit.joinPath("http://h/", path)),
  call("@url/edit withExtension", SEGMENT, (extension) => edit.withExtension("http://h/a", extension)),
  call("@url/edit parseReference", REFERENCE, (reference) => edit.parseReference(reference, "special")),
  call("@url/edit joinReferences", REFERENCE, (reference) => edit.joinReferences(relative(reference), relative("b"))),
  call("@url/edit serializeReference", REFERENCE, (reference) => edit.serializeReference(relative(reference))),
  call("@url/edit resolveReference", REFERENCE, (reference) => edit.resolveReference(relative(reference), "http://h/")),
  call("@url/edit fromFilePath", text("/", "a b/../"), (path) => edit.fromFilePath(path, "posix")),
  call("@url/edit/http encodeURL", TEXT, (url) => http.encodeURL(url)),
  call("@url/edit/http parseRequestTarget", text("/", "a/"), (target) => http.parseRequestTarget(target)),
  call("@url/edit/git parseGitRemote", text("git@h:", "a%20/"), (remote) => git.parseGitRemote(remote)),
  call("@url/edit/git formatGitRemote", SEGMENT, (path) => git.formatGitRemote({ host: "h", path }, "https")),
  call("@url/edit toFilePath", text("file:///", "%E6%97%A5/"), (url) => edit.toFilePath(url, "posix")),
];

function relative(path: string): edit.Reference {
  return orThrow(edit.parseReference(path, "special"));
}
