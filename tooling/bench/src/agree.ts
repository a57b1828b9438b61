import type { Contestant } from "./case.ts";

/** What is left of a case's inputs when those are gone on which the contestants do not all say the same. */
export interface Agreement<Input> {
  readonly inputs: readonly Input[];
  readonly dropped: number;
}

/** More than this part of the inputs dropped, and the case is not about the same work any more. */
const MOST_DROPPED = 0.01;

/**
 * Runs every contestant on every input, untimed, and keeps the inputs on which all give the same text. One that is
 * refused is not kept either: what it costs to throw is not what the rows are about.
 * Throws, with an example, when more than one input in a hundred would go.
 */
export function agree<Input>(inputs: readonly Input[], contestants: readonly Contestant<Input>[]): Agreement<Input> {
  const answers = contestants.map((contestant) => contestant.answers(inputs));
  const agreed = (index: number) => answers.every((of) => of[index] !== undefined && of[index] === answers[0]![index]);
  const kept = inputs.filter((_, index) => agreed(index));
  const dropped = inputs.length - kept.length;
  if (dropped > inputs.length * MOST_DROPPED) {
    const example = inputs.findIndex((_, index) => !agreed(index));
    const said = contestants.map(({ name }, i) => `  ${name}: ${answers[i]![example] ?? "refused"}`);
    throw new Error(
      `The contestants differ on ${dropped} of ${inputs.length} inputs, as on ${JSON.stringify(inputs[example])}:\n${said.join("\n")}`,
    );
  }
  return { inputs: kept, dropped };
}
