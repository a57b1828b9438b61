import { parseHost, serializeHost } from "@url/host";
import { parseURL } from "@url/parser";
import { COMPONENT, extend, PATH, type PercentEncodeSet, toScalarValueString, utf8PercentEncode } from "@url/percent";
import { expectPlain, expectText, oneOf, refuse } from "@url/result/internal";
import { fragmentOf, hostTextOf, passwordOf, pathOf, portOf, schemeOf, usernameOf } from "@url/serializer";
import { type EditResult, fail, succeed } from "../error.ts";

/** A repository on another machine. All texts are decoded. */
export interface GitRemote {
  /** The transport without "git+": `ssh`, `https`, `http`, `git` or another one. */
  readonly scheme: string;
  /** The username, which is `git` for most services; null if there is none. */
  readonly user: string | null;
  /** The password or the token; null if there is none. `formatGitRemote` never writes it. */
  readonly password: string | null;
  /** The host, serialized as in a URL. */
  readonly host: string;
  readonly port: number | null;
  /** The path without its first "/" and without ".git" at its end: `owner/name`, or more segments. */
  readonly path: string;
  /** False in `host:path`, which begins at the user's folder; true if the path begins at the root of the machine. */
  readonly isAbsolute: boolean;
  /** What follows "#" in the dependencies of `package.json`: a branch, a tag or a commit; null if there is none. */
  readonly committish: string | null;
}

/**
 * Parses what `git remote -v` shows and what `package.json` has: a URL (`https:`, `ssh:`, `git+ssh:`, `git:`),
 * `user@host:path`, and npm's short forms `owner/name`, `github:`, `gitlab:`, `bitbucket:`, `gist:` and `sourcehut:`. Fails
 * with `not-a-git-remote`, also for the path of a file.
 * @throws TypeError if `text` is not a string
 * @see https://git-scm.com/docs/git-clone#_git_urls
 * @example parseGitRemote("git@github.com:whatwg/url.git") // → { ok: true, value: { scheme: "ssh", user: "git", password: null, host: "github.com", port: null, path: "whatwg/url", isAbsolute: false, committish: null } }
 */
export function parseGitRemote(text: string): EditResult<GitRemote> {
  expectText(text, "parseGitRemote", "text");
  const prefixed = PREFIXED.exec(text);
  if (prefixed !== null) return readURL(`https://${SERVICES[prefixed[1] as Service]}/${prefixed[2]}`, text);
  if (SHORT.test(text)) return readURL(`https://${SERVICES.github}/${text}`, text);
  const scp = SCP.exec(text);
  if (scp === null) return readURL(text, text);
  const [, user = "", host = "", path = ""] = scp;
  const read = readURL(`ssh://${user}${host}/${path.replace(/^\//, "")}`, text);
  return read.ok ? succeed({ ...read.value, isAbsolute: path.startsWith("/") }) : read;
}

function readURL(url: string, text: string): EditResult<GitRemote> {
  const none = fail("not-a-git-remote", "text", 0, text.length);
  const result = parseURL(url.replace(/^git\+(?=[a-z]+:)/i, ""));
  if (!result.ok) return none;
  const record = result.value;
  // The host of `ssh:` is opaque for the Standard. Here it is a domain.
  const host = parseHost(hostTextOf(record) ?? "");
  const path = decode(
    pathOf(record)
      .replace(/^\/+/, "")
      .replace(/(?:\.git)?\/?$/, ""),
  );
  const [user, password, committish] = [usernameOf(record), passwordOf(record), fragmentOf(record)];
  if (!host.ok || path === null || path === "" || record.href.startsWith("file:")) return none;
  return succeed({
    scheme: schemeOf(record),
    user: decode(user) || null,
    password: decode(password) || null,
    host: serializeHost(host.value),
    port: portOf(record),
    path,
    isAbsolute: true,
    committish: decode(committish ?? "") || null,
  });
}

/** What {@link formatGitRemote} writes. */
export type GitRemoteForm = "scp" | "ssh" | "https" | "page";

/**
 * Writes a remote in another form: `scp` is `git@host:owner/name.git`, `ssh` and `https` are URLs, and `page` is the URL of
 * a page, without ".git". Without a user, `git` is written where one is needed. The port is left out if the transport
 * changes, and the password and the committish always are. A lone surrogate is written as U+FFFD.
 * @throws TypeError or RangeError for a wrong argument, such as a user or a path that `scp`, which encodes nothing, cannot have
 * @see https://git-scm.com/docs/git-clone#_git_urls
 * @example formatGitRemote({ host: "github.com", path: "whatwg/url" }, "scp") // → "git@github.com:whatwg/url.git"
 */
export function formatGitRemote(
  remote: Pick<GitRemote, "host" | "path"> & Partial<GitRemote>,
  form: GitRemoteForm,
): string {
  expectPlain(remote, "formatGitRemote", "remote");
  expectText(remote.host, "formatGitRemote", "remote.host");
  expectText(remote.path, "formatGitRemote", "remote.path");
  if (remote.user != null) expectText(remote.user, "formatGitRemote", "remote.user");
  if (remote.port != null && !(Number.isInteger(remote.port) && remote.port >= 0 && remote.port <= 65535)) {
    throw new RangeError("formatGitRemote: remote.port must be an integer from 0 to 65535 or null.");
  }
  oneOf("scp", "ssh", "https", "page")(form, "formatGitRemote", "form");
  const { scheme, isAbsolute = false } = remote;
  // A "/" or an "@" in it would lead to another host.
  const parsed = parseHost(remote.host);
  if (!parsed.ok) refuse(remote.host, "formatGitRemote", "remote.host", "a host, as in a URL", "string");
  const host = serializeHost(parsed.value);
  if (form === "scp") {
    const user = toScalarValueString(remote.user ?? "git");
    const path = toScalarValueString(remote.path);
    // An "@" or a ":" would end the host before this one, and "-" begin an option of git or ssh.
    if (!/^[^\0- \x7f:@/\\-][^\0- \x7f:@/\\]*$/.test(user))
      refuse(user, "formatGitRemote", "remote.user", "a user that needs no encoding", "string");
    if (/[\0-\x1f\x7f]/.test(path))
      refuse(path, "formatGitRemote", "remote.path", "a path without control characters", "string");
    return `${user}@${host}:${isAbsolute && scheme === "ssh" ? "/" : ""}${path}.git`;
  }
  const user = utf8PercentEncode(remote.user ?? "git", COMPONENT);
  const path = utf8PercentEncode(remote.path, DECODED_PATH);
  const port = scheme === form && remote.port != null ? `:${remote.port}` : "";
  if (form === "ssh") return `ssh://${user}@${host}${port}/${path}.git`;
  return `https://${host}${port}/${path}${form === "page" ? "" : ".git"}`;
}

/** The set of paths, with "%", which is a character as any other in decoded text, and what special schemes read as "/". */
const DECODED_PATH: PercentEncodeSet = /* @__PURE__ */ extend(PATH, "%\\");

/** Returns null if the bytes are not UTF-8. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

type Service = keyof typeof SERVICES;

const SERVICES = {
  github: "github.com",
  gitlab: "gitlab.com",
  bitbucket: "bitbucket.org",
  gist: "gist.github.com",
  sourcehut: "git.sr.ht",
};

const PREFIXED = /^(github|gitlab|bitbucket|gist|sourcehut):(?!\/)([^\s:@#]+(?:#.*)?)$/;

/** `owner/name`. What begins with "." or "~" is a path. */
const SHORT = /^(?![.~])[^\s:@/#\\]+\/[^\s:@/#\\]+(?:#.*)?$/;

/** `user@host:path`, as git reads it: no "/" before the first ":". One letter before it is the drive of a Windows path. */
const SCP = /^([^\s:@/\\]+@)?(\[[^\s\]/]+\]|[^\s:@/\\[]{2,}):((?!\/\/)\S+)$/;
