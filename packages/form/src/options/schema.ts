import { propertyOf, refuse } from "@url/result/internal";

/** Throws a TypeError for what is not a Standard Schema. Some libraries have objects, and others functions with properties. */
export function expectSchema(value: unknown, where: string, name: string): void {
  const standard = propertyOf(value, "~standard") as { version?: unknown; validate?: unknown } | undefined;
  if (standard?.version !== 1 || typeof standard.validate !== "function") {
    refuse(value, where, name, "a schema with the interface of Standard Schema");
  }
}
