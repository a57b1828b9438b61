import type { Result } from "@url/result";
import { createFieldRanges } from "./body/field-ranges.ts";
import { createIntake, type Intake, keepBytes } from "./body/intake.ts";
import { createLegacyParser } from "./body/legacy-parser.ts";
import { type ASCIIText, createParser, type Parser } from "./body/parser.ts";
import type { FormFailure } from "./failure/failure.ts";
import { failureOf } from "./failure/failure-of.ts";
import { createFindDecoder } from "./head/charsets.ts";
import { createJudge, type Judge, type Plan } from "./head/judge.ts";
import type { Settings } from "./options/settings.ts";
import { arrangePairs } from "./value/arrange-pairs.ts";
import type { Schema } from "./value/schema.ts";
import { validate } from "./value/validate.ts";

/** The part of reading a form that is the same on each platform: an entry moves the bytes. */
export interface Reader {
  readonly settings: Settings;
  readonly judge: Judge;
  /** Creates the intake for the body of a request whose head was judged. `isWhole` keeps all of its bytes. */
  open(plan: Plan, request: unknown, isWhole?: boolean): Intake;
  /** Verifies and parses what was taken in, and makes the value of it. Throws what a schema throws. */
  complete(intake: Intake, request: unknown): FormResult | Promise<FormResult>;
}

/** A value whose type the options decide. */
export type FormResult = Result<unknown, FormFailure>;

/** What a platform does in a way of its own. */
export interface Platform {
  readonly asciiText?: ASCIIText;
  /** Opens the intake of a `multipart/form-data` that is parsed while it arrives. */
  readonly openMultipart?: (type: string, settings: Settings, request: unknown) => Intake;
}

/** Creates the reader for settings. It keeps nothing of a request. */
export function createReader(settings: Settings, platform: Platform = {}): Reader {
  const { asciiText = () => undefined, openMultipart } = platform;
  const { verify, schema, limits, charsetField, sentinel, interpretNumericEntities } = settings;
  const findDecoder = createFindDecoder();
  const parser = createParser(limits, asciiText);
  const namesItself = charsetField || sentinel;
  const parserOf = (plan: Plan): Parser => {
    const { decoder } = plan;
    if (namesItself || (interpretNumericEntities && decoder)) return createLegacyParser(settings, plan, findDecoder);
    return decoder ? createParser({ ...limits, decode: decoder }, asciiText) : parser;
  };
  return {
    settings,
    judge: createJudge(settings, findDecoder),
    open(plan, request, isWhole = false) {
      const { multipart } = plan;
      if (multipart !== null && openMultipart) {
        return verify === undefined
          ? openMultipart(multipart, settings, request)
          : keepBytes(createIntake(settings, parser, null, true), () => openMultipart(multipart, settings, request));
      }
      // The places of issues are in the body.
      return createIntake(settings, parserOf(plan), multipart, isWhole || verify !== undefined || schema !== undefined);
    },
    complete(intake, request) {
      if (verify === undefined) return finish(intake, settings);
      let verdict: unknown;
      try {
        verdict = verify(intake.bytes(), request as never);
      } catch (error) {
        return rejected(error);
      }
      const goOn = (given: unknown) => (given === false ? rejected(undefined) : finish(intake, settings));
      return isThenable(verdict) ? Promise.resolve(verdict).then(goOn, rejected) : goOn(verdict);
    },
  };
}

function finish(intake: Intake, settings: Settings): FormResult | Promise<FormResult> {
  const { schema } = settings;
  if (intake.multipart !== null) return finishMultipart(intake.multipart, schema!, settings);
  const pairs = intake.end();
  if (!pairs.ok) return pairs;
  if (schema !== undefined) {
    const { length } = pairs.value;
    return validate(schema, pairs.value, settings, createFieldRanges(intake.bytes(), length, settings.sentinel));
  }
  return arrangePairs(pairs.value, settings);
}

async function finishMultipart(
  parse: NonNullable<Intake["multipart"]>,
  schema: Schema,
  settings: Settings,
): Promise<Result<unknown, FormFailure>> {
  const parsed = await parse();
  if (!parsed.ok) return parsed;
  const { pairs, restore } = parsed.value;
  // The parsers do not say where a part begins.
  return validate(schema, pairs, settings, () => ({ start: 0, end: 0 }), restore);
}

/** The failure of a body that `verify` rejected. What it threw may name the status. */
function rejected(cause: unknown): FormResult {
  return { ok: false, error: failureOf({ code: "verify-failed", cause }, statusOfCause(cause)) };
}

/** Returns the status that something has which was thrown, if it is one. */
export function statusOfCause(cause: unknown): number | undefined {
  const { status } = Object(cause) as { readonly status?: unknown };
  const isStatus = Number.isInteger(status) && (status as number) >= 400 && (status as number) <= 599;
  return isStatus ? (status as number) : undefined;
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (Object(value) as { then?: unknown }).then === "function";
}
