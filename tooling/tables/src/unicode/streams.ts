/**
 * Numbers as text, base 44, most significant digit first. Digits are the characters from "#" on without "\";
 * a digit with 44 added says that more follow.
 */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join("");
}

/** Each number as its difference from the one before: 0, −1, 1, −2, … as 0, 1, 2, 3, … */
export function writeDeltas(numbers: readonly number[]): string {
  const deltas = numbers.map((n, i) => n - (numbers[i - 1] ?? 0));
  return writeNumbers(deltas.map((delta) => (delta < 0 ? -2 * delta - 1 : 2 * delta)));
}

/** The mappings in the order of their code points, as the package's decoder reads them. */
export interface MappingStreams {
  /** Per run of mapped code points with consecutive single targets its length; 0 for a text of the pool. */
  readonly lengths: string;
  /** Per such run the first target. */
  readonly targets: string;
  readonly pool: string;
}

export function writeMappings(mappings: ReadonlyMap<number, string>): MappingStreams {
  const texts = [...mappings].sort(([a], [b]) => a - b).map(([, text]) => text);
  const lengths: number[] = [];
  const targets: number[] = [];
  const pool: string[] = [];
  for (let i = 0; i < texts.length; ) {
    const text = texts[i] as string;
    const target = single(text);
    let length = target === null ? 0 : 1;
    if (target === null) pool.push(text);
    else {
      targets.push(target);
      while (i + length < texts.length && single(texts[i + length] as string) === target + length) length++;
    }
    lengths.push(length);
    i += length || 1;
  }
  return { lengths: writeNumbers(lengths), targets: writeDeltas(targets), pool: pool.join("|") };
}

function single(text: string): number | null {
  const codePoint = text.codePointAt(0) as number;
  return text.length === (codePoint > 0xffff ? 2 : 1) ? codePoint : null;
}

function writeNumber(n: number): string {
  let text = writeDigit(n % 44);
  for (let rest = Math.floor(n / 44); rest > 0; rest = Math.floor(rest / 44))
    text = writeDigit(44 + (rest % 44)) + text;
  return text;
}

function writeDigit(digit: number): string {
  const unit = 0x23 + digit;
  return String.fromCharCode(unit < 0x5c ? unit : unit + 1);
}
