import { EOF, isASCIIDigit, isASCIIHexDigit, toScalarValues } from "../drafts/code-points.ts";
import { FAILURE, type Failure } from "../drafts/failure.ts";

/** Section 3.3, "IPv6 parser": takes the text between the brackets. */
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
      pointer++;
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
      let value: number | null = null;
      if (!isASCIIDigit(c())) return FAILURE;
      while (isASCIIDigit(c())) {
        const number = Number(c());
        if (value === null) value = number;
        else if (value === 0) return FAILURE;
        else value = value * 10 + number;
        pointer++;
        if (value > 255) return FAILURE;
      }
      if (dotsSeen < 3 && c() !== ".") return FAILURE;
      address[piecePointer] = (address[piecePointer] as number) * 0x100 + (value as number);
      if (dotsSeen === 1 || dotsSeen === 3) piecePointer++;
      pointer++;
      if (dotsSeen === 3 && c() !== EOF) return FAILURE;
      dotsSeen++;
    }
  }

  if (compressPointer !== null) {
    let swaps = piecePointer - compressPointer;
    piecePointer = 7;
    while (piecePointer !== 0 && swaps > 0) {
      const other = compressPointer + swaps - 1;
      [address[piecePointer], address[other]] = [address[other] as number, address[piecePointer] as number];
      piecePointer--;
      swaps--;
    }
  } else if (piecePointer !== 8) {
    return FAILURE;
  }
  return address;
}
