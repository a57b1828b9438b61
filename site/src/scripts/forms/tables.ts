import type { Decoder, Encoder } from "@url/encoding";
import { createDecoder, createEncoder } from "@url/encoding/single-byte";
import type { Result } from "@url/result";

type Encodings = typeof import("@url/encoding");

/** The encodings of several bytes, whose tables are 85 KB gzipped: they are loaded when one of these is first needed. */
let all: Encodings | null = null;

/** Whether an encoding was asked for whose tables are not loaded. */
let isMissing = false;

/** Returns the decoder of a label. */
export function decoderOf(label: string): Result<Decoder, unknown> {
  return all === null ? noted(createDecoder(label)) : all.createDecoder(label);
}

/** Returns the encoder of a label. */
export function encoderOf(label: string): Result<Encoder, unknown> {
  return all === null ? noted(createEncoder(label)) : all.createEncoder(label);
}

/** Loads the tables if one was asked for that is not there, and calls back when they are. */
export function whenMissing(callback: () => void): void {
  if (!isMissing) return;
  isMissing = false;
  void loadTables().then(callback);
}

/** Loads all tables. */
export async function loadTables(): Promise<void> {
  all ??= await import("@url/encoding");
}

function noted<Value>(result: Result<Value, { readonly code: string }>): Result<Value, unknown> {
  if (!result.ok && result.error.code === "multi-byte-encoding") isMissing = true;
  return result;
}
