import type { BusboyInstance } from "@fastify/busboy";
import type { FormFailure } from "../failure/failure.ts";
import { failureOf } from "../failure/failure-of.ts";
import { MULTIPART_TYPE, type Settings } from "../options/settings.ts";

/** Creates the parser of one `multipart/form-data`. The package is loaded with the first one. */
export async function createBusboy(type: string, { limits, types }: Settings): Promise<BusboyInstance | FormFailure> {
  let busboy: Pick<typeof import("@fastify/busboy"), "Busboy">;
  try {
    // The default export is the whole package. It alone is there if a bundler puts it into a chunk of its own.
    ({ default: busboy } = await import("@fastify/busboy"));
  } catch {
    const accepts = types.filter((each) => each !== MULTIPART_TYPE);
    return failureOf({ code: "multipart", accepts, needs: "@fastify/busboy" });
  }
  try {
    return new busboy.Busboy({
      headers: { "content-type": type },
      highWaterMark: 256 * 1024,
      isPartAFile: (_, __, filename) => filename !== undefined,
      limits: { parts: limits.maxPairs, fieldSize: limits.maxValueLength },
    });
  } catch {
    // There is no boundary.
    return failureOf({ code: "malformed-multipart" });
  }
}

/**
 * Returns a name without the escapes that browsers make.
 * @see https://html.spec.whatwg.org/#multipart-form-data
 */
export function unescapeName(name: string): string {
  return name.replace(/%(22|0[AD])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
