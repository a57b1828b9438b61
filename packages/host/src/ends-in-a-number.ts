/**
 * Is the last label of an ASCII `domain`, its final dot aside, one that the IPv4 parser must judge:
 * all digits, or "0x" and hex digits?
 * @see https://url.spec.whatwg.org/#ends-in-a-number-checker
 */
export function endsInANumber(domain: string): boolean {
  const end = domain.endsWith(".") ? domain.length - 1 : domain.length;
  const last = domain.slice(domain.lastIndexOf(".", end - 1) + 1, end);
  return NUMBER.test(last);
}

const NUMBER = /^(?:[0-9]+|0[xX][0-9A-Fa-f]*)$/;
