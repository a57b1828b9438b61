import { table } from "@url/tooling-shared/markdown";
import { byClass, CLASSES, type Difference } from "./classes.ts";
import type { PlatformRun } from "./measure.ts";
import type { Question } from "./question.ts";

/** How often each engine differs, by class. */
export function counts(questions: readonly Question[], runs: readonly PlatformRun[]): string {
  const rows = runs.map(({ name, version, report, wpt, packages }) => {
    const classes = byClass(questions, report);
    return [
      `${name} ${version}`,
      report.isExact ? "yes" : report.isExactInASCII ? "in ASCII" : "no",
      `${wpt.failed} of ${wpt.passed + wpt.failed}`,
      `${packages.failed} of ${packages.passed + packages.failed}`,
      ...CLASSES.map((one) => String(classes.get(one)?.length ?? 0)),
    ];
  });
  return table(["engine", "`isPlatformExact()`", "WPT", "packages", ...CLASSES], rows, [
    "engine",
    "`isPlatformExact()`",
  ]);
}

/** The shortest example of each class of differences of each engine that is not exact. */
export function examples(questions: readonly Question[], runs: readonly PlatformRun[]): string {
  const rows = runs.flatMap(({ name, report }) =>
    CLASSES.flatMap((one) => {
      const first = byClass(questions, report).get(one)?.[0];
      return first === undefined ? [] : [[name, one, asked(first), shown(first.full), shown(first.platform)]];
    }),
  );
  return table(["engine", "different is", "asked", "the Standard", "the engine"], rows, [
    "engine",
    "different is",
    "asked",
    "the Standard",
    "the engine",
  ]);
}

function asked({ question }: Difference): string {
  switch (question[0]) {
    case "parse":
      return question[2] === null ? shown(question[1]) : `${shown(question[1])} against ${shown(question[2])}`;
    case "set":
      return `${shown(question[1])}, ${question[2]} = ${shown(question[3])}`;
    case "host":
      return `${question[2] ? "opaque host" : "host"} ${shown(question[1])}`;
  }
}

function shown(text: string | null): string {
  if (text === null) return "failure";
  const ascii = JSON.stringify(text).replace(/[^\x20-\x7e]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `\`${ascii.length > 80 ? `${ascii.slice(0, 78)}…` : ascii}\``;
}
