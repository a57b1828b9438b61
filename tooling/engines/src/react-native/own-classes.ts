import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import type { Engine } from "../engines/engine.ts";
import type { PolyfillReport } from "../polyfill/in-engine/report.ts";
import { compile } from "./hermes.ts";
import { bundleWithMetro } from "./metro.ts";
import { withProject } from "./project.ts";
import { findToolchainAndItself, ITSELF, installToolchainAndItself } from "./toolchain.ts";

/**
 * React Native's own `URL`, `fetch` and `XMLHttpRequest`, as an application sets them up, on Hermes. Only native code
 * is not real: a substitute stores what it receives. The script differs from that of other engines, but returns the
 * same report.
 */
export function reactNative(): Engine<PolyfillReport> {
  return {
    name: "React Native",
    from: "npm: react-native",
    find: findToolchainAndItself,
    install: installToolchainAndItself,
    run: (programs) =>
      withProject(async (project) => {
        const itself = join(ITSELF, "node_modules", "react-native");
        const [script, bytecode] = [join(project, "check.js"), join(project, "check.hbc")];
        writeFileSync(script, await bundleWithMetro(project, `${NATIVE}${CHECK}`, [], itself));
        compile(join(programs, "hermesc"), script, bytecode);
        return {
          version: JSON.parse(readFileSync(join(itself, "package.json"), "utf8")).version,
          report: JSON.parse(outputOf(join(programs, "hermes"), [bytecode])),
        };
      }),
  };
}

/** The native side of React Native, as far as it is used. Android's reads text from `string`, and no other object. */
const NATIVE = `
const sent = [];
const modules = {
  Networking: {
    sendRequest(method, url, id, headers, data) {
      const type = headers.find(([name]) => name.toLowerCase() === "content-type");
      sent.push({ type: type ? type[1].split(";")[0] : "", body: data.string || "" });
    },
    addListener() {},
    removeListeners() {},
  },
  BlobModule: {
    getConstants: () => ({ BLOB_URI_SCHEME: "content", BLOB_URI_HOST: "app.blobs" }),
    addNetworkingHandler() {},
  },
  PlatformConstants: { getConstants: () => ({ Version: 35, reactNativeVersion: { major: 0, minor: 84, patch: 1 } }) },
};
global.nativeModuleProxy = {};
global.__turboModuleProxy = (name) => modules[name];
global.performance = { now: () => 0 };
`;

/** \`fetch\` gives the body to native code before it returns, so nothing has to be waited for. */
const CHECK = `
require("react-native/Libraries/Core/setUpXHR");

const own = URL;
const post = (body, headers) => {
  fetch("https://a.example/", { method: "POST", headers, body }).catch(() => {});
  return sent.pop();
};
const form = { a: "1 \\u00e9" };
const before = post(new URLSearchParams(form));
require("@url/api/auto");

const blob = { size: 4, data: { blobId: "1", offset: 0 } };
print(JSON.stringify({
  decision: URL === own ? "kept" : "replaced",
  alias: null,
  clone: null,
  cloneOfOwn: null,
  blobURLs: URL.createObjectURL(blob) === "content://app.blobs/1?offset=0&size=4",
  blobURLsOfOwn: own.createObjectURL(blob) === "content://app.blobs/1?offset=0&size=4",
  params: { "fetch of a URLSearchParams of React Native": before, fetch: post(new URLSearchParams(form)) },
  text: { fetch: post(String(new URLSearchParams(form)), { "content-type": "application/x-www-form-urlencoded" }) },
}));
`;
