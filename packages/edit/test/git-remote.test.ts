import { orThrow } from "@url/result";
import HostedGitInfo from "hosted-git-info";
import { describe, expect, test } from "vitest";
import { formatGitRemote, type GitRemoteForm, parseGitRemote } from "../src/git/index.ts";

/** The parts that are there. */
function read(text: string): unknown {
  const result = parseGitRemote(text);
  if (!result.ok) return result.error.code;
  return Object.fromEntries(Object.entries(result.value).filter(([, value]) => value !== null));
}

const GITHUB = { scheme: "https", host: "github.com", path: "npm/cli", isAbsolute: true };

// The forms of git's documentation, and those of npm's.
test.each([
  [
    "ssh://git@host.example:2222/~ana/url.git/",
    { scheme: "ssh", user: "git", host: "host.example", port: 2222, path: "~ana/url", isAbsolute: true },
  ],
  ["git://host.example/a/b.git", { scheme: "git", host: "host.example", path: "a/b", isAbsolute: true }],
  ["https://host.example:443/a/b.git", { scheme: "https", host: "host.example", path: "a/b", isAbsolute: true }],
  ["https://ana:token@github.com/npm/cli.git", { ...GITHUB, user: "ana", password: "token" }],
  ["git@github.com:npm/cli.git", { ...GITHUB, scheme: "ssh", user: "git", isAbsolute: false }],
  ["host.example:/srv/url.git", { scheme: "ssh", host: "host.example", path: "srv/url", isAbsolute: true }],
  ["host.example:~ana/url", { scheme: "ssh", host: "host.example", path: "~ana/url", isAbsolute: false }],
  ["git@[::1]:url.git", { scheme: "ssh", user: "git", host: "[::1]", path: "url", isAbsolute: false }],
  ["git+ssh://git@github.com/npm/cli.git#v1.0", { ...GITHUB, scheme: "ssh", user: "git", committish: "v1.0" }],
  ["git+https://github.com/npm/cli.git", GITHUB],
  ["npm/cli", GITHUB],
  ["npm/cli#semver:^1", { ...GITHUB, committish: "semver:^1" }],
  ["github:npm/cli", GITHUB],
  ["gitlab:a/b/c", { scheme: "https", host: "gitlab.com", path: "a/b/c", isAbsolute: true }],
  ["gist:0123abcd", { scheme: "https", host: "gist.github.com", path: "0123abcd", isAbsolute: true }],
  ["git@BÜCHER.example:a", { scheme: "ssh", user: "git", host: "xn--bcher-kva.example", path: "a", isAbsolute: false }],
  ["/srv/url.git", "not-a-git-remote"],
  ["./url.git", "not-a-git-remote"],
  ["C:\\url", "not-a-git-remote"],
  ["C:/url", "not-a-git-remote"],
  ["file:///srv/url.git", "not-a-git-remote"],
  ["https://github.com/", "not-a-git-remote"],
  ["https://exa mple.org/a", "not-a-git-remote"],
  ["", "not-a-git-remote"],
])("reads %s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

describe("formatGitRemote", () => {
  test.each<[text: string, form: GitRemoteForm, expected: string]>([
    ["https://github.com/npm/cli.git", "scp", "git@github.com:npm/cli.git"],
    ["https://github.com/npm/cli.git", "ssh", "ssh://git@github.com/npm/cli.git"],
    ["git@github.com:npm/cli.git", "https", "https://github.com/npm/cli.git"],
    ["git@github.com:npm/cli.git", "page", "https://github.com/npm/cli"],
    ["https://ana:token@host.example:8443/a%20b", "https", "https://host.example:8443/a%20b.git"],
    ["ssh://git@host.example:2222/a", "https", "https://host.example/a.git"],
    ["host.example:/srv/a", "scp", "git@host.example:/srv/a.git"],
    ["sourcehut:~ana/a", "page", "https://git.sr.ht/~ana/a"],
  ])("writes %s as %s", (text, form, expected) => {
    expect(formatGitRemote(orThrow(parseGitRemote(text)), form)).toBe(expected);
  });

  test("writes a lone surrogate as U+FFFD, and keeps other characters", () => {
    const remote = { host: "h.example", user: "a\ud800", path: "b\udc00/~c/%2F\\?d" };
    expect(formatGitRemote(remote, "ssh")).toBe("ssh://a%EF%BF%BD@h.example/b%EF%BF%BD/~c/%252F%5C%3Fd.git");
    expect(formatGitRemote(remote, "page")).toBe("https://h.example/b%EF%BF%BD/~c/%252F%5C%3Fd");
    expect(formatGitRemote(remote, "scp")).toBe("a\ufffd@h.example:b\ufffd/~c/%2F\\?d.git");
  });

  // `scp` encodes nothing: `a@evil.example:x@h.example:p` is a repository of evil.example, and `-o` an option of ssh.
  test.each([
    { user: "a@evil.example:x" },
    { user: "a:b" },
    { user: "a/b" },
    { user: "-oProxyCommand=id" },
    { user: "a\nb" },
    { user: "" },
    { path: "a\n/b" },
    { path: "a\u007f/b" },
  ])("refuses %j as scp, and encodes it in a URL", (given) => {
    const remote = { host: "h.example", path: "a/b", ...given };
    expect(() => formatGitRemote(remote, "scp")).toThrow(RangeError);
    expect(new URL(formatGitRemote(remote, "ssh")).hostname).toBe("h.example");
  });

  test("a user of a URL that names another host does not become one as scp", () => {
    const remote = orThrow(parseGitRemote("ssh://a%40evil.example%3Ax@h.example/p/q"));
    expect(() => formatGitRemote(remote, "scp")).toThrow(RangeError);
  });

  test.each([
    [{ host: 1 }, TypeError],
    [{ path: undefined }, TypeError],
    [{ user: 1 }, TypeError],
    [{ host: "a.example/b" }, RangeError],
    [{ host: "a@b.example" }, RangeError],
    [{ port: -1 }, RangeError],
    [{ port: 65_536 }, RangeError],
    [{ port: 1.5 }, RangeError],
    [{ port: "22" }, RangeError],
  ])("refuses %j", (wrong, error) => {
    const remote = { host: "h.example", path: "a/b", ...wrong } as never;
    expect(() => formatGitRemote(remote, "ssh")).toThrow(error);
  });

  test.each([
    [null, ""],
    [0, ":0"],
    [65_535, ":65535"],
  ])("takes the port %j", (port, written) => {
    const remote = { scheme: "ssh", host: "h.example", path: "a/b", user: null, port };
    expect(formatGitRemote(remote, "ssh")).toBe(`ssh://git@h.example${written}/a/b.git`);
  });

  test("what it writes is read as the same repository", () => {
    for (const text of ["git@github.com:npm/cli.git", "gitlab:a/b/c", "https://host.example/a%20b/c%23d"]) {
      const remote = orThrow(parseGitRemote(text));
      for (const form of ["ssh", "https", "page"] as const) {
        expect(parseGitRemote(formatGitRemote(remote, form))).toMatchObject({
          value: { host: remote.host, path: remote.path },
        });
      }
    }
  });
});

test("reads the repositories of five services as hosted-git-info does", () => {
  const shapes = [
    ...["npm/cli", "npm/cli#v1", "npm/cli.js", "github:npm/cli", "gitlab:a/b", "gitlab:a/b/c", "bitbucket:a/b"],
    ...[
      "gist:0123abcd",
      "sourcehut:~a/b",
      "git@github.com:npm/cli.git",
      "git@gitlab.com:a/b/c.git#x",
      "npm/cli#semver:^1.0",
    ],
    ...["git+ssh://git@github.com/npm/cli.git#v1", "git+https://github.com/npm/cli", "git://github.com/npm/cli.git"],
    ...[
      "ssh://git@bitbucket.org/a/b.git",
      "https://ana:token@github.com/npm/cli.git",
      "https://gist.github.com/0123abcd",
    ],
    ...["https://git.sr.ht/~a/b", "git@gist.github.com:0123abcd.git", "https://gitlab.com/a/b.git"],
  ];
  for (const text of shapes) {
    const { domain, user, project, committish } = HostedGitInfo.fromUrl(text) as unknown as Record<
      string,
      string | null
    >;
    const path = user ? `${user}/${project}` : project;
    const remote = orThrow(parseGitRemote(text));
    expect([text, remote.host, remote.path, remote.committish]).toEqual([text, domain, path, committish || null]);
  }
});
