import { encode, RESERVED, UNRESERVED } from "../encode.ts";

/** How expressions with an operator expand. */
export interface Operator {
  /** What is written before the first defined variable. */
  readonly first: string;
  /** What is written between two defined variables. */
  readonly separator: string;
  /** Whether names are written. */
  readonly named: boolean;
  /** What is written after a name whose value is empty. */
  readonly ifEmpty: string;
  /** Whether reserved characters and triplets of a value are kept. */
  readonly reserved: boolean;
}

/** @see https://www.rfc-editor.org/rfc/rfc6570#appendix-A */
export function operatorOf(symbol: string): Operator | null {
  switch (symbol) {
    case "":
      return { first: "", separator: ",", named: false, ifEmpty: "", reserved: false };
    case "+":
      return { first: "", separator: ",", named: false, ifEmpty: "", reserved: true };
    case "#":
      return { first: "#", separator: ",", named: false, ifEmpty: "", reserved: true };
    case ".":
    case "/":
      return { first: symbol, separator: symbol, named: false, ifEmpty: "", reserved: false };
    case ";":
      return { first: ";", separator: ";", named: true, ifEmpty: "", reserved: false };
    case "?":
    case "&":
      return { first: symbol, separator: "&", named: true, ifEmpty: "=", reserved: false };
    default:
      return null;
  }
}

/** Encodes all but unreserved characters or, with `reserved`, only what no URI can contain. */
export function encodeValue(value: string, reserved: boolean): string {
  return encode(value, reserved ? RESERVED : UNRESERVED);
}
