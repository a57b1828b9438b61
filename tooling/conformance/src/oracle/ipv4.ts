import { FAILURE, type Failure, type Report } from "./validation-errors.ts";

/** @see https://url.spec.whatwg.org/#ends-in-a-number-checker */
export function endsInANumber(input: string): boolean {
  const parts = input.split(".");
  if (parts.at(-1) === "") parts.pop();
  // The Standard asserts that the input is not empty; "." alone leaves one part, the empty string.
  const last = parts.at(-1) as string;
  if (last !== "" && /^[0-9]+$/.test(last)) return true;
  return parseIPv4Number(last) !== FAILURE;
}

/** @see https://url.spec.whatwg.org/#concept-ipv4-parser */
export function parseIPv4(input: string, report: Report): number | Failure {
  const parts = input.split(".");
  if (parts.at(-1) === "") {
    report("IPv4-empty-part");
    if (parts.length > 1) parts.pop();
  }
  if (parts.length < 4) report("IPv4-too-few-parts");
  if (parts.length > 4) {
    report("IPv4-too-many-parts");
    return FAILURE;
  }
  const numbers: number[] = [];
  for (const part of parts) {
    const result = parseIPv4Number(part);
    if (result === FAILURE) {
      report("IPv4-non-numeric-part");
      return FAILURE;
    }
    if (result[1]) report("IPv4-non-decimal-part");
    numbers.push(result[0]);
  }
  if (numbers.some((n) => n > 255)) report("IPv4-out-of-range-part");
  if (numbers.slice(0, -1).some((n) => n > 255)) return FAILURE;
  if ((numbers.at(-1) as number) >= 256 ** (5 - numbers.length)) return FAILURE;
  let ipv4 = numbers.pop() as number;
  let counter = 0;
  for (const n of numbers) {
    ipv4 += n * 256 ** (3 - counter);
    counter++;
  }
  return ipv4;
}

/**
 * Returns the number, and whether it was written in a notation other than decimal.
 * @see https://url.spec.whatwg.org/#ipv4-number-parser
 */
function parseIPv4Number(input: string): readonly [number, boolean] | Failure {
  if (input === "") return FAILURE;
  let validationError = false;
  let R = 10;
  let rest = input;
  if (/^0[Xx]/.test(rest)) {
    validationError = true;
    rest = rest.slice(2);
    R = 16;
  } else if (rest.length >= 2 && rest.startsWith("0")) {
    validationError = true;
    rest = rest.slice(1);
    R = 8;
  }
  if (rest === "") return [0, true];
  const digits = "0123456789abcdef".slice(0, R);
  if (Array.from(rest.toLowerCase()).some((c) => !digits.includes(c))) return FAILURE;
  // Above 2^53 the value is rounded, or Infinity, which does not matter: such a number is out of range.
  return [Number.parseInt(rest, R), validationError];
}
