import { expect, test } from "vitest";
import * as fast from "../src/fast/index.ts";
import * as small from "../src/fast/none.ts";

test.each([
  ...["http", "https", "file", "ws", "wss", "ftp"],
  ...["httxs", "httx", "httpx", "httpsx", "wsx", "filex", "foo", "a"],
])("both builds return the scheme %s as it is", (scheme) => {
  for (const rest of ["", ":", "://h/", ":https", ":htt", ":file"]) {
    expect(fast.schemeAt(scheme + rest, scheme.length)).toBe(scheme);
    expect(small.schemeAt(scheme + rest, scheme.length)).toBe(scheme);
  }
});
