import type { Contestant } from "./case.ts";

/** The inputs of a case on which all contestants agree, and the number of the others. */
export interface Agreement<Input> {
  readonly inputs: readonly Input[];
  readonly dropped: number;
}

/** If a larger part of the inputs is dropped, the contestants do not do the same work. */
const MOST_DROPPED = 0.01;

/**
 * Runs every contestant on every input, untimed, and keeps the inputs for which all return the same text. An input for
 * which one throws is dropped too, because the rows do not measure the cost of throwing. Throws, with an example, if
 * more than one input in a hundred is dropped.
 */
export function agree<Input>(inputs: readonly Input[], contestants: readonly Contestant<Input>[]): Agreement<Input> {
  const answers = contestants.map((contestant) => contestant.answers(inputs));
  const isAgreed = agreementOf(answers);
  const kept = inputs.filter((_, index) => isAgreed(index));
  const dropped = inputs.length - kept.length;
  if (dropped > inputs.length * MOST_DROPPED) {
    const example = inputs.findIndex((_, index) => !isAgreed(index));
    const said = contestants.map(({ name }, i) => `  ${name}: ${answers[i]![example] ?? "refused"}`);
    throw new Error(
      `The contestants differ on ${dropped} of ${inputs.length} inputs, as on ${JSON.stringify(inputs[example])}:\n${said.join("\n")}`,
    );
  }
  return { inputs: kept, dropped };
}

/** Returns the inputs for which all return the same text, however few: engines differ where the Standard has changed. */
export function agreedInputs<Input>(inputs: readonly Input[], contestants: readonly Contestant<Input>[]): Input[] {
  const isAgreed = agreementOf(contestants.map((contestant) => contestant.answers(inputs)));
  return inputs.filter((_, index) => isAgreed(index));
}

function agreementOf(answers: readonly (readonly (string | undefined)[])[]): (index: number) => boolean {
  return (index) => answers.every((of) => of[index] !== undefined && of[index] === answers[0]![index]);
}
