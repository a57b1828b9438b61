import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// The tests read the packages' sources through the `@url/source` condition, so they need no build.
const conditions = ["@url/source"];
/** Chooses the small build, in which no accelerator is. */
const small = ["url-small"];
/** Chooses the tier that parses with the platform's `URL`. */
const platform = ["url-platform"];
const tests = (ending: string) => [
  `packages/*/test/**/*${ending}`,
  `tooling/*/test/**/*${ending}`,
  `site/test/**/*${ending}`,
  `examples/*/test/**/*${ending}`,
];

// Laws try a twentieth of their inputs in `npm test`, a quarter in `npm run test:all`, and every night twenty times all.
const few = { PROPERTY_RUNS: "0.05", IDNA_DOMAINS: "10000" };
const given = Object.fromEntries(
  Object.keys(few).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

const laws = [
  "packages/display/test/laws.test.ts",
  "packages/encoding/test/decode.test.ts",
  "packages/guard/test/grants.test.ts",
  "packages/uri/test/fast-uri.test.ts",
  "tooling/laws/test/properties/!(*.isolated).test.ts",
  "tooling/tables/test/unicode/{against-tr46,simple-walk}.test.ts",
];
/** What sends requests, each with a URL or two, and spends its time on connections. */
const requests = "packages/guard/test/{agent,clients,connect,dispatcher,dry-run,fetch,lifecycle,record,tls}.test.ts";
/** What reads the site as it is built. */
const site = ["site/test/**/*.long.test.ts"];
/** The packages that have accelerators, and those that use them. */
const accelerated =
  "{api,display,guard,host,html,idna,ipv6,parser,pattern,percent,uri,urlencoded,validator,whatwg-url}";

/** `@url/api` is one of its built files, in which nothing is left that it does not use. */
const oneFile = (name: string, file: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  resolve: {
    alias: [
      { find: /^@url\/api$/, replacement: fileURLToPath(new URL(`packages/api/dist/${file}.js`, import.meta.url)) },
    ],
  },
  test: {
    name: `long-${name}`,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    // `long-laws` tries more inputs on the same sources.
    env: { ...few, ...given },
  },
});
/** What `@url/api` answers with all of IDNA. */
const answers = [
  "packages/api/test/{against-platform,equality,error-codes,interface,known-items,url-*,search-*}.test.ts",
  "tooling/conformance/test/wpt/*.test.ts",
  "tooling/laws/test/properties/{api,search-params,whatwg-url}.test.ts",
];
const others = [...tests(".isolated.test.ts"), "tooling/conformance/test/wpt/{data,make,runner}.test.ts"];

/** Chooses another order of the files. */
const { SHUFFLE = "" } = process.env;

/**
 * Runs the files in an order that looks random, and is the same in each run. First those that have a process of their own:
 * if they ran by project, six browsers would wait for each other. Then project by project, because the process of a
 * project ends when the next file is of another, as after nearly each file by Vitest's `--sequence.shuffle.files`.
 */
class Mixed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (text: string) => createHash("sha256").update(`${SHUFFLE} ${text}`).digest("hex");
    const keyOf = ({ project: { name, config }, moduleId }: TestSpecification) =>
      (config.isolate ? " " : rank(name)) + rank(`${name} ${relative(import.meta.dirname, moduleId)}`);
    const keys = new Map(files.map((file) => [file, keyOf(file)]));
    return [...files].sort((a, b) => (keys.get(a)! < keys.get(b)! ? -1 : 1));
  }
}

// docs/testing.md says what each project is for.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    globalSetup: ["tooling/shared/src/left-out/global-setup.ts", "tooling/release/src/pack/global-setup.ts"],
    // The limit grows with the number of inputs of each law.
    testTimeout: 120_000 * Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1)),
    hookTimeout: 120_000,
    // Vitest waits a second, in which a busy machine does not even close a socket.
    expect: { poll: { timeout: 60_000 } },
    // More than there are cores, because many files wait: for browsers, servers, installs. Vitest leaves one core free.
    maxWorkers: availableParallelism() + 3,
    sequence: { sequencer: Mixed },
    projects: [
      {
        extends: true,
        test: {
          name: "short",
          include: tests(".test.ts"),
          exclude: [...configDefaults.exclude, ...tests(".isolated.test.ts"), ...tests(".long.test.ts"), ...laws],
          // A new process for each file took half of the time. Now files share the modules that they import.
          isolate: false,
        },
      },
      // `npm run test:all` leaves it out, because `long-laws` tries more inputs.
      { extends: true, test: { name: "short-laws", include: laws, env: { ...few, ...given }, isolate: false } },
      {
        extends: true,
        test: {
          name: "long-laws",
          testTimeout: 600_000,
          include: laws,
          env: { PROPERTY_RUNS: "0.25", ...given },
          isolate: false,
        },
      },
      { extends: true, test: { name: "short-isolated", include: tests(".isolated.test.ts") } },
      {
        extends: true,
        test: {
          name: "long",
          // A machine that does something else as well is several times slower.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: tests(".long.test.ts"),
          exclude: [...configDefaults.exclude, ...site],
        },
      },
      {
        extends: true,
        test: {
          name: "long-site",
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: site,
          // Builds the site once for all files.
          globalSetup: ["site/test/support/build-once.ts"],
          // Every night the same tests run in Firefox as well: both took a third of the whole run.
          provide: { nightly: false },
        },
      },
      {
        extends: true,
        resolve: { conditions: small },
        ssr: { resolve: { conditions: small } },
        test: {
          name: "long-small",
          // As in the short tier: a process for each file took more than half of the time of these two projects.
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: [
            `packages/${accelerated}/test/*.test.ts`,
            "tooling/conformance/test/{oracle,wpt}/*.test.ts",
            ...laws,
          ],
          // What tests an accelerator itself has nothing to test where there is none.
          exclude: [
            ...configDefaults.exclude,
            ...tests(".isolated.test.ts"),
            ...tests(".long.test.ts"),
            "packages/*/test/fast.test.ts",
            "packages/parser/test/grammar.test.ts",
            requests,
            "tooling/conformance/test/wpt/{data,make,runner}.test.ts",
          ],
          // The fast build tries more inputs of the laws, in `long-laws`.
          env: { URL_BUILD: "small", ...few, PROPERTY_RUNS: "0.1", ...given },
        },
      },
      {
        extends: true,
        resolve: { conditions: platform },
        ssr: { resolve: { conditions: platform } },
        test: {
          name: "long-platform",
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          include: [
            "packages/{api,display,edit,guard,host,html,parser,pattern,serializer,site}/test/*.test.ts",
            "tooling/conformance/test/wpt/*.test.ts",
          ],
          exclude: [
            ...configDefaults.exclude,
            ...tests(".isolated.test.ts"),
            ...tests(".long.test.ts"),
            "packages/parser/test/{fast,grammar,report,segments}.test.ts",
            requests,
            "tooling/conformance/test/wpt/{data,make,runner}.test.ts",
          ],
          env: { URL_BUILD: "platform" },
          globalSetup: ["tooling/engines/src/platform/build-exact.ts"],
          setupFiles: ["tooling/engines/src/platform/with-exact.ts"],
        },
      },
      oneFile("standalone", "standalone", answers, others),
      // What prints in Node's console, which `interface.test.ts` expects, is not in it.
      oneFile("react-native", "index.react-native", answers, [...others, "packages/api/test/interface.test.ts"]),
      oneFile("react-native-ascii", "index.react-native.url-idna-ascii", [
        "tooling/conformance/test/wpt/ascii-tier.isolated.test.ts",
      ]),
      oneFile("react-native-platform", "index.react-native.url-idna-platform", [
        "tooling/conformance/test/wpt/platform-tier.isolated.test.ts",
      ]),
    ],
  },
});
