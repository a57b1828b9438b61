import { Agent, request } from "undici";
import { expect, test } from "vitest";
import { GUARDED } from "./clients.ts";
import { aim, testThatNothingReaches } from "./nothing-reaches.ts";
import { PAYLOADS } from "./payloads.ts";
import { resolver, serveLocally } from "./server.ts";

testThatNothingReaches(GUARDED);

test("there are more than 300 payloads", () => {
  expect(new Set(PAYLOADS.map(([, url]) => url)).size).toBeGreaterThan(300);
});

const local = serveLocally();

test("without a guard, the payloads for this machine reach the server", async () => {
  const direct = new Agent({ connect: { lookup: resolver(["127.0.0.1"]) } as never });
  const here = PAYLOADS.filter(([title]) => /^(127\.0\.0\.1,|[a-z.-]+$)/.test(title));
  const answers = await Promise.all(
    here.map(async ([, payload]) => {
      const url = aim(payload, local.port);
      if (!URL.canParse(url)) return "";
      return request(url, { dispatcher: direct }).then(
        ({ body }) => body.text(),
        () => "",
      );
    }),
  );
  await direct.close();
  expect(answers.filter((text) => text === "secret").length).toBeGreaterThan(40);
});
