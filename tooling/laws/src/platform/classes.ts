import type { PlatformReport, Question } from "./question.ts";

/** What is different between two answers: each difference is in one class. */
export const CLASSES = [
  "a domain beyond ASCII",
  "`xn--` in an ASCII domain",
  "accepted",
  "rejected",
  "scheme",
  "credentials",
  "host or port",
  "path",
  "query",
  "fragment",
] as const;

export type Class = (typeof CLASSES)[number];

export interface Difference {
  readonly question: Question;
  readonly full: string | null;
  readonly platform: string | null;
}

/** The differences of a report by their class, the shortest question first. */
export function byClass(questions: readonly Question[], report: PlatformReport): Map<Class, Difference[]> {
  const classes = new Map<Class, Difference[]>();
  for (const [index, full, platform] of report.differences) {
    const difference = { question: questions[index]!, full, platform };
    const name = classOf(difference);
    classes.set(name, [...(classes.get(name) ?? []), difference]);
  }
  for (const list of classes.values()) list.sort((a, b) => lengthOf(a) - lengthOf(b));
  return classes;
}

function lengthOf({ question }: Difference): number {
  return JSON.stringify(question).length;
}

/** Which component differs first, or which of the two fails. Domains are told apart by their hosts in ASCII. */
function classOf({ question, full, platform }: Difference): Class {
  const [ours, theirs] = [partsOf(question, full), partsOf(question, platform)];
  if (ours?.["host or port"] !== theirs?.["host or port"]) {
    const hosts = `${ours?.["host or port"]} ${theirs?.["host or port"]}`;
    const isBeyondASCII = /[^\0-\x7f]|%[89a-f]/i.test(question.slice(1).join(""));
    if (isBeyondASCII && (hosts.includes("xn--") || question[0] !== "parse")) return "a domain beyond ASCII";
    if (hosts.includes("xn--")) return "`xn--` in an ASCII domain";
  }
  if (ours === null) return "accepted";
  if (theirs === null) return "rejected";
  return CLASSES.slice(4).find((name) => ours[name] !== theirs[name]) as Class;
}

function partsOf([kind]: Question, answer: string | null): Readonly<Record<string, string | undefined>> | null {
  if (answer === null) return null;
  if (kind === "host") return { "host or port": answer };
  const [, scheme, credentials, host, path, query, fragment] =
    /^([^:]*):(?:\/\/(?:([^/?#]*)@)?([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(answer)!;
  return { scheme, credentials, "host or port": host, path, query, fragment };
}
