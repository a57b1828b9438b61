import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputOf } from "@url/tooling-shared/programs";
import { compile } from "./hermes.ts";
import { bundleWithMetro } from "./metro.ts";
import { withProject } from "./project.ts";

/** What a `URL` adds to the start of an application. Times are medians, in ms. */
export interface ColdStart {
  readonly name: string;
  /** In bytes. */
  readonly bytecode: number;
  readonly load: number;
  readonly firstURL: number;
  /** Null where there is no IDNA. */
  readonly firstInternational: number | null;
}

interface Subject {
  readonly name: string;
  readonly module: string;
  readonly conditions?: readonly string[];
  readonly international: boolean;
}

const SUBJECTS: readonly Subject[] = [
  { name: "@url/api", module: "@url/api", international: true },
  { name: "@url/api, url-idna-ascii", module: "@url/api", conditions: ["url-idna-ascii"], international: false },
  { name: "react-native-url-polyfill", module: "react-native-url-polyfill", international: false },
  { name: "whatwg-url-minimum", module: "whatwg-url-minimum", international: false },
];

/** How often each program is started, and how many copies of the bundle it contains. */
const ROUNDS = 30;
const COPIES = 20;

/**
 * Starts Hermes many times on programs that differ by one step each, in turn; the time of a step is the difference of
 * two medians. The clock of Hermes 0.12 has a resolution of one millisecond, which is too low, and one start takes 5 to
 * 10 ms and varies by one. So a program is twenty copies of its bundle, each of them as new to the engine as the first.
 */
export function measureColdStart(programs: string): Promise<ColdStart[]> {
  return withProject(async (project) => {
    const bytecodes: { readonly path: string; readonly size: number }[] = [];
    const build = async (source: string, conditions: readonly string[] = []) => {
      const path = join(project, `${bytecodes.length}.hbc`);
      const script = join(project, "program.js");
      const bundle = await bundleWithMetro(project, source, conditions);
      writeFileSync(script, bundle);
      compile(join(programs, "hermesc"), script, path);
      const { size } = statSync(path);
      writeFileSync(script, `${ATOB}\n${`(function () {${bundle}\n})();\n`.repeat(COPIES)}`);
      compile(join(programs, "hermesc"), script, path);
      bytecodes.push({ path, size });
    };

    await build("");
    const starts: number[] = [];
    for (const { module, conditions, international } of SUBJECTS) {
      starts.push(bytecodes.length);
      // Without IDNA there is no third step: the domain is an error, or stays as it is.
      for (const step of international ? STEPS : STEPS.slice(0, 2)) {
        await build(`import { URL } from "${module}";\n${step}`, conditions);
      }
    }
    const times = startInTurns(
      join(programs, "hermes"),
      bytecodes.map(({ path }) => path),
    );

    return SUBJECTS.map(({ name, international }, i) => {
      const at = starts[i]!;
      return {
        name,
        bytecode: bytecodes[at]!.size - bytecodes[0]!.size,
        load: times[at]! - times[0]!,
        firstURL: times[at + 1]! - times[at]!,
        firstInternational: international ? times[at + 2]! - times[at + 1]! : null,
      };
    });
  });
}

/**
 * whatwg-url-minimum calls `atob` when it is loaded. Hermes 0.12 does not have it, unlike later versions, so every
 * program gets one; it is slower than a built-in one, and so is that load.
 */
const ATOB = `globalThis.atob = function (text) {
  var digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  var out = "", bits = 0, value = 0;
  for (var i = 0; i < text.length && text[i] !== "="; i++) {
    value = ((value << 6) | digits.indexOf(text[i])) & 0xffff;
    bits += 6;
    if (bits >= 8) out += String.fromCharCode((value >> (bits -= 8)) & 255);
  }
  return out;
};`;

const FIRST_URL = `if (new URL("https://user@example.com:8080/a/../b?c=d e#f").href !==
  "https://user@example.com:8080/b?c=d%20e#f") throw new Error("first URL");`;

/** Each program does what the one before does, and one thing more. */
const STEPS = [
  'if (typeof URL !== "function") throw new Error("load");',
  FIRST_URL,
  `${FIRST_URL} if (new URL("https://faß.example/").host !== "xn--fa-hia.example") throw new Error("first domain");`,
];

/** The median time of each program in ms, its process's start and end in it, by the copy. */
function startInTurns(hermes: string, paths: readonly string[]): number[] {
  const times = paths.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    paths.forEach((path, i) => {
      const start = process.hrtime.bigint();
      outputOf(hermes, [path]);
      times[i]!.push(Number(process.hrtime.bigint() - start) / 1e6);
    });
  }
  return times.map((all) => all.sort((a, b) => a - b)[ROUNDS >> 1]! / COPIES);
}
