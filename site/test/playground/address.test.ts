import { expect, test } from "vitest";
import { fragmentOfState, stateOfFragment } from "../../src/scripts/playground/address.ts";
import { deflate } from "../../src/scripts/playground/compress.ts";
import { INITIAL } from "../../src/scripts/playground/model/state.ts";
import { stateOf, stateOfRow, urlRows } from "./support.ts";

test("a link restores the state of every row of web-platform-tests", async () => {
  for (const row of urlRows()) {
    const state = stateOfRow(row);
    const fragment = await fragmentOfState(state);
    // What a browser's parser makes of the address is still the same fragment.
    const { hash } = new URL(fragment!, "https://example.com/playground/");
    expect(await stateOfFragment(hash)).toEqual(state);
  }
});

test("a link restores long states, empty ones and every part", async () => {
  const states = [
    stateOf("", { value: "" }),
    stateOf("x", { base: "y", setter: "setQuery", value: "\ud800&=#%\r\n\t\0", tab: "validator" }),
    stateOf(`https://a/${"a b\ud800".repeat(50_000)}`, { base: "\udc00".repeat(9000) }),
  ];
  for (const state of states) expect(await stateOfFragment((await fragmentOfState(state))!)).toEqual(state);
  expect((await fragmentOfState(states[2]!))!.length).toBeLessThan(20_000);
});

test("says that a state is too long for a link", async () => {
  let noise = "";
  for (let seed = 1; noise.length < 560_000; ) {
    seed = (seed * 48271) % 2147483647;
    noise += String.fromCharCode(33 + (seed % 94));
  }
  expect(await fragmentOfState(stateOf(noise))).toBe(null);
});

test("reads short links that somebody wrote by hand", async () => {
  expect(await stateOfFragment("")).toEqual(INITIAL);
  expect(await stateOfFragment("#main")).toBe(null);
  expect(await stateOfFragment("#url=https://a/?b=1%26c")).toMatchObject({
    url: "https://a/?b=1&c",
    base: "",
    value: "",
  });
  expect(await stateOfFragment("#url=a&set=constructor&code=__proto__")).toMatchObject({ url: "a", setter: "setPort" });
});

test("rejects a compressed state that is broken or fills the memory", async () => {
  expect(await stateOfFragment("#z=AAAA")).toBe(null);
  expect(await stateOfFragment("#z=%%%")).toBe(null);
  expect(await stateOfFragment(`#z=${await deflate("{}")}`)).toBe(null);
  expect(await stateOfFragment(`#z=${await deflate(`["${"a".repeat(17_000_000)}"]`)}`)).toBe(null);
  expect(await stateOfFragment(`#z=${await deflate('[1,null,"setPath",{}]')}`)).toEqual({
    url: "",
    base: "",
    setter: "setPath",
    value: "",
    tab: INITIAL.tab,
  });
});
