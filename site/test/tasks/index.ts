import { build } from "./build.ts";
import { compare } from "./compare.ts";
import { fastifyForm } from "./fastify-form.ts";
import { guard } from "./guard.ts";
import { inputError } from "./input-error.ts";
import { key } from "./key.ts";
import { parse } from "./parse.ts";
import { prefix } from "./prefix.ts";
import { qs } from "./qs.ts";
import { reactNative } from "./react-native.ts";
import type { Task } from "./task.ts";

/** What people come for. docs/ten-tasks.md says how they found it. */
export const TASKS: Readonly<Record<string, Task>> = {
  parse,
  build,
  guard,
  "fastify-form": fastifyForm,
  prefix,
  "input-error": inputError,
  "react-native": reactNative,
  compare,
  key,
  qs,
};
