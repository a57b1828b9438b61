import type { Readable } from "node:stream";
import { expectFunction, type OptionChecks } from "@url/result/internal";
import { expectSize, type Size } from "./size.ts";

/** A file of a form, while it arrives. */
export interface FormFile {
  /** The name of its field. */
  readonly name: string;
  /** What the client calls it: only the part behind the last slash, and it may be anything. */
  readonly filename: string;
  /** The media type that the client says. */
  readonly type: string;
  /** Its bytes. If the form is rejected in the meantime, the stream fails with a `FormError`. */
  readonly stream: Readable;
}

/** What happens to the files of a `multipart/form-data` on Node. */
export interface FileOptions<Request = unknown> {
  /**
   * Receives each file while it arrives. What it returns, or resolves to, is in the form in its place, for the schema to
   * validate. If it throws or rejects, the form is rejected with the `status` of what was thrown, or 500. Without it,
   * files are kept in memory, as a `File`.
   */
  readonly onFile?: ((file: FormFile, request: Request) => unknown) | undefined;
  /** How many bytes of files `onFile` may receive in one request, beside `maxBytes`. The default is `maxBytes`. */
  readonly maxUpload?: Size | undefined;
}

/** The check for each option. */
export const FILE_OPTIONS: OptionChecks<FileOptions> = { onFile: expectFunction, maxUpload: expectSize };
