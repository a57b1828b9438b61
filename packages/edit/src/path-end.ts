import type { URLLike } from "@url/parser";
import { expectText } from "@url/result/internal";
import { type Cut, cutPath, editPathOf, failAtPath, writePath } from "./cut.ts";
import { DOT_SEGMENT, DRIVE, mayHaveDrive, withoutDots } from "./dots.ts";
import { encodeAll, SEGMENT } from "./encode.ts";
import { type EditResult, succeed } from "./error.ts";
import type { Edited } from "./form.ts";

/**
 * Returns the folder that contains what `url` names, with a slash at its end and without query and fragment; `null` for
 * the root, and for the drive of a `file` URL. Fails with `opaque-path`, or with `depends-on-base`.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#shorten-a-urls-path
 * @example parent("https://a/b/c/?q") // → { ok: true, value: "https://a/b/" }
 */
export function parent<T extends URLLike>(url: T): EditResult<Edited<T> | null> {
  const cut = cutPath(url, "parent");
  if (!cut.ok) return cut;
  const { isRooted } = cut.value;
  const path = withoutDots(cut.value);
  if (path === null || mayHaveDrive(cut.value, path)) return failAtPath("depends-on-base", url, "parent");
  // /a/b/
  //   ^ nameStart
  //     ^ end
  const end = path.length - (path.endsWith("/") ? 1 : 0);
  const nameStart = end === 0 ? 0 : path.lastIndexOf("/", end - 1) + 1;
  const name = path.slice(nameStart, end);
  if (isRooted && (end === 0 || isDrive(cut.value, path.slice(0, end)))) return succeed(null);
  const isAbove = !isRooted && (path === "" || name === "..");
  const folder = isAbove ? `${path}../` : path.slice(0, nameStart);
  return succeed(writePath(url, { ...cut.value, tail: "" }, folder));
}

/**
 * Returns the URL or the reference with a slash at the end of its path; the same one if there is a slash already. Fails
 * with `opaque-path`, or with `depends-on-base` for a reference without a path.
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example withTrailingSlash("/a/b?q") // → { ok: true, value: "/a/b/?q" }
 */
export function withTrailingSlash<T extends URLLike>(url: T): EditResult<Edited<T>> {
  return editPathOf(url, "withTrailingSlash", ({ path }) => (path.endsWith("/") ? path : `${path}/`));
}

/**
 * Returns the URL or the reference without slashes at the end of its path; the same one if there are none. The first slash
 * of a path stays, and that after the drive letter of a `file` URL. Fails with `opaque-path`, or with `depends-on-base`
 * where the name of the folder is not in the reference, as in "../".
 * @throws TypeError if `url` is neither a record, nor text, nor an object with `href`
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example withoutTrailingSlash("/a/b/?q") // → { ok: true, value: "/a/b?q" }
 */
export function withoutTrailingSlash<T extends URLLike>(url: T): EditResult<Edited<T>> {
  return editPathOf(url, "withoutTrailingSlash", stripSlashes);
}

function stripSlashes(cut: Cut): string | null {
  const { path, isRooted } = cut;
  if (!path.endsWith("/") && !DOT_SEGMENT.test(nameOf(path))) return path;
  const plain = withoutDots(cut);
  if (plain === null) return null;
  let end = plain.length;
  while (plain[end - 1] === "/") end--;
  const name = nameOf(plain.slice(0, end));
  if (isRooted && end === 0) return "/";
  if (isDrive(cut, plain.slice(0, end))) return plain.slice(0, 4);
  const isElsewhere = !isRooted && (name === "" || name === "..");
  return isElsewhere || mayHaveDrive(cut, name) ? null : plain.slice(0, end);
}

/**
 * Replaces the extension of the last segment by `extension`, given with its dot or without, or adds it; "" removes it. As
 * in Node's `path.extname`, a name that starts with its only dot has no extension. Fails with `no-file-name` if the path
 * ends with a slash, a dot segment or the drive letter of a `file` URL, with `opaque-path`, or with `depends-on-base` for
 * a reference without a path.
 * @throws TypeError if an argument has a wrong type
 * @see https://url.spec.whatwg.org/#concept-url-path
 * @example withExtension("img/b.tar?q", "zip") // → { ok: true, value: "img/b.zip?q" }
 */
export function withExtension<T extends URLLike>(url: T, extension: string): EditResult<Edited<T>> {
  expectText(extension, "withExtension", "extension");
  const cut = cutPath(url, "withExtension");
  if (!cut.ok) return cut;
  // The "|" of a drive letter would not be one in a longer name.
  const path = cut.value.kind === "file" ? withoutDots(cut.value) : cut.value.path;
  if (path === null) return failAtPath("depends-on-base", url, "withExtension");
  const name = nameOf(path);
  if (name === "" || DOT_SEGMENT.test(name) || isDrive(cut.value, path)) {
    return failAtPath("no-file-name", url, "withExtension");
  }
  const dot = name.lastIndexOf(".");
  // Without its extension, "..b" would be a dot segment, and "c|.b" a drive letter.
  const hasExtension = dot > 0 && !DOT_SEGMENT.test(name.slice(0, dot)) && !DRIVE.test(name.slice(0, dot));
  const stem = path.slice(0, path.length - name.length + (hasExtension ? dot : name.length));
  if (mayHaveDrive(cut.value, name)) return failAtPath("depends-on-base", url, "withExtension");
  const ending = extension === "" || extension.startsWith(".") ? extension : `.${extension}`;
  return succeed(writePath(url, cut.value, stem + encodeAll(ending, SEGMENT)));
}

/** Returns true for the path of the root of a drive, without a slash at its end. */
function isDrive({ kind, isRooted }: Cut, path: string): boolean {
  return kind === "file" && isRooted && DRIVE.test(path.slice(1));
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
