import { describe, expect, test } from "vitest";
import { hideSecrets } from "../src/index.ts";

describe("credentials", () => {
  test.each([
    ["https://user:pass@a.example/", "https://***@a.example/"],
    ["https://ghp_0123456789abcdef@github.com/x", "https://***@github.com/x"],
    ["https://u:p%40ss@a.example/", "https://***@a.example/"],
    ["postgres://admin:s3cret@db:5432/app", "postgres://***@db:5432/app"],
    ["https:\\\\user:pw@a.example/", "https:\\\\***@a.example/"],
    [
      "GET https://u:p@a.example/x 200, then ftp://v:q@b.example",
      "GET https://***@a.example/x 200, then ftp://***@b.example",
    ],
    ["https://a.example/?next=https://u:p@b.example/", "https://a.example/?next=https://***@b.example/"],
    [
      "https://a.example/?next=https%3A%2F%2Fu%3Ap%40b.example%2F",
      "https://a.example/?next=https%3A%2F%2F***%40b.example%2F",
    ],
    ["sip:user:secret@h", "sip:user:******@h"],
    ["https://a.example/@user", "https://a.example/@user"],
    ["mail to user@example.com", "mail to user@example.com"],
  ])("%s", (text, expected) => {
    expect(hideSecrets(text)).toBe(expected);
  });
});

describe("values by name", () => {
  test.each([
    "token",
    "access_token",
    "id-token",
    "client_secret",
    "password",
    "passwd",
    "api_key",
    "apikey",
    "API-Key",
    "sig",
    "signature",
    "X-Amz-Signature",
    "X-Amz-Credential",
    "session",
    "sessionid",
    "PHPSESSION",
    "sid",
    "code",
    "state",
    "key",
    "jwt",
    "auth",
    "otp",
  ])("%s", (name) => {
    expect(hideSecrets(`https://a.example/?x=1&${name}=abc&y=2#z`)).toBe(`https://a.example/?x=1&${name}=***&y=2#z`);
  });

  test.each(["page", "q", "sort", "passage", "codec", "statement", "keyboard", "author", "signal"])(
    "%s stays",
    (name) => {
      expect(hideSecrets(`https://a.example/?${name}=abc`)).toBe(`https://a.example/?${name}=abc`);
    },
  );

  test("of a fragment, of a bare query, and of a URL that is encoded in another one", () => {
    expect(hideSecrets("https://a.example/#id_token=abc&x=1")).toBe("https://a.example/#id_token=***&x=1");
    expect(hideSecrets("token=abc&x=1")).toBe("token=***&x=1");
    expect(hideSecrets("https://a.example/?u=https%3A%2F%2Fb%2F%3Ftoken%3Dabc%26x%3D1")).toBe(
      "https://a.example/?u=https%3A%2F%2Fb%2F%3Ftoken%3D***%26x%3D1",
    );
  });

  test("behind a ? in a value, and in text", () => {
    expect(hideSecrets("https://a.example/=?token=a?b&x=a?token=c")).toBe(
      "https://a.example/=?token=***&x=a?token=***",
    );
    expect(hideSecrets('POST {"password=x"} token=y z')).toBe('POST {"password=***"} token=*** z');
    expect(hideSecrets("token=")).toBe("token=");
  });

  test("names of the caller", () => {
    expect(hideSecrets("https://a.example/?Invite-Id=abc", { names: ["invite_id"] })).toBe(
      "https://a.example/?Invite-Id=***",
    );
    expect(() => hideSecrets("", { names: "x" as never })).toThrow("hideSecrets: names must be an array");
    expect(() => hideSecrets("", { names: [1] as never })).toThrow(TypeError);
    expect(() => hideSecrets(1 as never)).toThrow("hideSecrets: text must be a string");
  });
});

describe("values by their form", () => {
  test.each([
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc",
    "ghp_0123456789abcdefghij",
    "xoxb-1234567890-abc",
    "sk_live_0123456789ab",
    "AKIA0123456789ABCDEF",
    "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "dGhpcyBpcyBub3QgYSBzZWNyZXQgMTIzNDU2Nzg5MA",
  ])("%s", (value) => {
    expect(hideSecrets(`https://a.example/?x=${value}&y=1`)).toBe("https://a.example/?x=***&y=1");
  });

  test.each([
    "hello-world",
    "this-is-a-long-title-of-an-article-about-nothing",
    "2026-11-22",
    "12345678901234567890123456789012345",
  ])("%s stays", (value) => {
    expect(hideSecrets(`https://a.example/?x=${value}`)).toBe(`https://a.example/?x=${value}`);
  });
});

describe("in a path, by the documentation of services and behind words", () => {
  test.each([
    [
      "https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX",
      "https://hooks.slack.com/services/***",
    ],
    ["https://discord.com/api/webhooks/1234/a-b_c?wait=true", "https://discord.com/api/webhooks/1234/***?wait=true"],
    ["https://discordapp.com/api/v10/webhooks/1/x/slack", "https://discordapp.com/api/v10/webhooks/1/***/slack"],
    ["https://api.telegram.org/bot123456:ABC-DEF1234/getMe", "https://api.telegram.org/bot***/getMe"],
    ["https://x.webhook.office.com/webhookb2/a@b/IncomingWebhook/c/d", "https://x.webhook.office.com/webhookb2/***"],
    ["https://hooks.zapier.com/hooks/catch/123/abc/", "https://hooks.zapier.com/hooks/catch/***"],
    ["https://maker.ifttt.com/trigger/x/with/key/abc", "https://maker.ifttt.com/trigger/x/with/key/***"],
    ["https://open.feishu.cn/open-apis/bot/v2/hook/a-b", "https://open.feishu.cn/open-apis/bot/v2/hook/***"],
    ["https://a.example/reset-password/MjQ2ODEwMTIxNDE2?x=1", "https://a.example/reset-password/***?x=1"],
    ["https://a.example/invite/3f2504e0-4f89-11d3-9a0c-0305e82c3301", "https://a.example/invite/***"],
    ["https://a.example/password_reset/abcdefghij0123456789/edit", "https://a.example/password_reset/***/edit"],
  ])("%s", (text, expected) => {
    expect(hideSecrets(text)).toBe(expected);
  });

  test.each([
    "https://a.example/reset/your-password-in-three-steps",
    "https://a.example/share/2026",
    "https://github.com/a/b/commit/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    "https://slack.com/services/T00000000/B00000000",
  ])("%s stays", (text) => {
    expect(hideSecrets(text)).toBe(text);
  });
});

describe("anywhere in a text", () => {
  test.each([
    ["Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", "Authorization: Bearer ***"],
    ["push ghp_0123456789abcdefghij to https://a.example/", "push *** to https://a.example/"],
    ["(AKIA0123456789ABCDEF)", "(***)"],
    ["https://a.example/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc/x", "https://a.example/***/x"],
  ])("%s", (text, expected) => {
    expect(hideSecrets(text)).toBe(expected);
  });

  test("patterns of the caller: a whole match, or its group `secret`", () => {
    const patterns = [/\bacme_\w+/, /\/order\/(?<secret>\w+)/g];
    expect(hideSecrets("acme_1 https://a.example/order/7x?y and acme_2", { patterns })).toBe(
      "*** https://a.example/order/***?y and ***",
    );
    expect(() => hideSecrets("", { patterns: ["x"] as never })).toThrow(
      "hideSecrets: patterns must be an array of RegExps",
    );
    expect(() => hideSecrets("", { patterns: /x/ as never })).toThrow("hideSecrets: patterns must be an array");
  });
});

test("a text longer than maxLength is hidden as a whole, because it is not searched", () => {
  const text = "https://a.example/?token=x";
  expect(hideSecrets(text, { maxLength: text.length })).toBe("https://a.example/?token=***");
  expect(hideSecrets(text, { maxLength: text.length - 1 })).toBe("***");
  expect(() => hideSecrets(text, { maxLength: "9" as never })).toThrow("hideSecrets: maxLength must be");
});

test("secrets are hidden in a text that is longer than one part", () => {
  const pair = "token=abc&page=2&";
  expect(hideSecrets(`https://a.example/?${pair.repeat(5000)}`)).toBe(
    `https://a.example/?${"token=***&page=2&".repeat(5000)}`,
  );
});
