import {
  type SetterOptions,
  type SetterResult,
  setFragment,
  setHost,
  setHostname,
  setPassword,
  setPath,
  setPort,
  setQuery,
  setScheme,
  setUsername,
} from "@url/parser";
import type { URLRecord } from "@url/serializer";
import type { SetterName } from "./setter-names.ts";

type Setter = (url: URLRecord, value: string, options?: SetterOptions) => SetterResult;

/** The setters by name. */
export const SETTERS: Readonly<Record<SetterName, Setter>> = {
  setScheme,
  setUsername,
  setPassword,
  setHost,
  setHostname,
  setPort,
  setPath,
  setQuery,
  setFragment,
};
