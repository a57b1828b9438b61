import { EOF, isASCIIDigit, isASCIIHexDigit, toScalarValues } from "../drafts/code-points.ts";
import { FAILURE, type Failure } from "../drafts/failure.ts";

/**
 * "Hosts", "IPv6 parser": takes the text between the brackets. As it is written it accepts "::" at the start only and no
 * IPv4 address, because the pointer stays where it is after "::" and after a ".".
 */
export function parseIPv6(text: string): number[] | Failure {
  const input = toScalarValues(text);
  const address = [0, 0, 0, 0, 0, 0, 0, 0];
  let piecePointer = 0;
  let compressPointer: number | null = null;
  let pointer = 0;
  const c = (): string => input[pointer] ?? EOF;

  if (c() === ":") {
    if (input[pointer + 1] !== ":") return FAILURE;
    pointer += 2;
    piecePointer++;
    compressPointer = piecePointer;
  }

  let isIPv4 = false;
  while (c() !== EOF) {
    if (piecePointer === 8) return FAILURE;
    if (c() === ":") {
      if (compressPointer !== null) return FAILURE;
      piecePointer++;
      compressPointer = piecePointer;
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
      if (length === 0) return FAILURE;
      pointer -= length;
      isIPv4 = true;
      break;
    }
    if (c() === ":") {
      pointer++;
      if (c() === EOF) return FAILURE;
    } else if (c() !== EOF) {
      return FAILURE;
    }
    address[piecePointer] = value;
    piecePointer++;
  }

  // The steps from "IPv4" to "Finale".
  if (isIPv4) {
    if (piecePointer > 6) return FAILURE;
    let dotsSeen = 0;
    while (c() !== EOF) {
      let value = 0;
      while (isASCIIDigit(c())) {
        value = value * 10 + Number(c());
        pointer++;
      }
      if (value > 255) return FAILURE;
      if (dotsSeen < 3 && c() !== ".") return FAILURE;
      if (dotsSeen === 3 && c() !== EOF) return FAILURE;
      address[piecePointer] = (address[piecePointer] as number) * 0x10 + value;
      if (dotsSeen === 0 || dotsSeen === 2) piecePointer++;
      dotsSeen++;
    }
  }

  if (compressPointer !== null) {
    let swaps = piecePointer - compressPointer;
    piecePointer = 7;
    while (piecePointer !== 0 && swaps !== 0) {
      // Replaced, not swapped: the piece behind the last one that was read is zero.
      address[piecePointer] = address[compressPointer + swaps] ?? 0;
      piecePointer--;
      swaps--;
    }
  } else if (piecePointer !== 8) {
    return FAILURE;
  }
  return address;
}
