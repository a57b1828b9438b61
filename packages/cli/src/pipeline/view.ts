import type { URLRecord } from "@url/serializer";

/** What the fields of a format are read from: a URL, or why there is none. */
export interface View {
  /** The text that was given. */
  readonly input: string;
  /** `null` if the input is not a URL, or could not be changed. */
  readonly url: URLRecord | null;
  /** The code of the error; `null` if there is none. */
  readonly error: string | null;
  /** The default port of the scheme, if the input has it and `--keep-port` was given. A URL does not keep it. */
  readonly port: string | null;
  /** The option with which the URL could not be changed, such as `--set port=99999`. */
  readonly change?: string;
  /** A pair of its query, decoded, with `--each-pair`. */
  readonly pair?: readonly [name: string, value: string];
}
