import { EOF, isASCIIDigit, isASCIIHexDigit } from "./code-points.ts";
import { FAILURE, type Failure, type Report, type ValidationErrorCode } from "./validation-errors.ts";

/**
 * Eight pieces, from the text between the brackets.
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
export function parseIPv6(input: readonly string[], report: Report): number[] | Failure {
  const fail = (code: ValidationErrorCode): Failure => {
    report(code);
    return FAILURE;
  };
  const address = [0, 0, 0, 0, 0, 0, 0, 0];
  let pieceIndex = 0;
  let compress: number | null = null;
  let pointer = 0;
  const c = (): string => input[pointer] ?? EOF;

  if (c() === ":") {
    if (input[pointer + 1] !== ":") return fail("IPv6-invalid-compression");
    pointer += 2;
    pieceIndex++;
    compress = pieceIndex;
  }
  while (c() !== EOF) {
    if (pieceIndex === 8) return fail("IPv6-too-many-pieces");
    if (c() === ":") {
      if (compress !== null) return fail("IPv6-multiple-compression");
      pointer++;
      pieceIndex++;
      compress = pieceIndex;
      continue;
    }
    let value = 0;
    let length = 0;
    while (length < 4 && isASCIIHexDigit(c())) {
      value = value * 0x10 + Number.parseInt(c(), 16);
      pointer++;
      length++;
    }
    if (c() === ".") {
      if (length === 0) return fail("IPv4-in-IPv6-invalid-code-point");
      pointer -= length;
      if (pieceIndex > 6) return fail("IPv4-in-IPv6-too-many-pieces");
      let numbersSeen = 0;
      while (c() !== EOF) {
        let ipv4Piece: number | null = null;
        if (numbersSeen > 0) {
          if (c() === "." && numbersSeen < 4) pointer++;
          else return fail("IPv4-in-IPv6-invalid-code-point");
        }
        if (!isASCIIDigit(c())) return fail("IPv4-in-IPv6-invalid-code-point");
        while (isASCIIDigit(c())) {
          const number = Number(c());
          if (ipv4Piece === null) ipv4Piece = number;
          else if (ipv4Piece === 0) return fail("IPv4-in-IPv6-invalid-code-point");
          else ipv4Piece = ipv4Piece * 10 + number;
          if (ipv4Piece > 255) return fail("IPv4-in-IPv6-out-of-range-part");
          pointer++;
        }
        address[pieceIndex] = (address[pieceIndex] as number) * 0x100 + (ipv4Piece as number);
        numbersSeen++;
        if (numbersSeen === 2 || numbersSeen === 4) pieceIndex++;
      }
      if (numbersSeen !== 4) return fail("IPv4-in-IPv6-too-few-parts");
      break;
    } else if (c() === ":") {
      pointer++;
      if (c() === EOF) return fail("IPv6-invalid-code-point");
    } else if (c() !== EOF) {
      return fail("IPv6-invalid-code-point");
    }
    if (length > 1 && value < 0x10 ** (length - 1)) report("IPv6-piece-leading-zero");
    address[pieceIndex] = value;
    pieceIndex++;
  }
  if (compress !== null) {
    let swaps = pieceIndex - compress;
    pieceIndex = 7;
    while (pieceIndex !== 0 && swaps > 0) {
      const other = compress + swaps - 1;
      [address[pieceIndex], address[other]] = [address[other] as number, address[pieceIndex] as number];
      pieceIndex--;
      swaps--;
    }
  } else if (pieceIndex !== 8) {
    return fail("IPv6-too-few-pieces");
  }
  return address;
}
