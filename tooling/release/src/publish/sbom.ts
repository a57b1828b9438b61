import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expressionOf, type Notice, noticesIn } from "@url/tooling-build/pack";
import type { Packed } from "../pack/pack-all.ts";

/**
 * Returns the bill of materials of a release: each package with the hash of its tarball, what it depends on, and what it contains
 * of others. Without a serial number and a time, the same release gives the same file.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function sbomOf(root: string, packed: readonly Packed[]): object {
  const { version } = packed[0]!.manifest;
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "framework", "bom-ref": `url@${version}`, name: "@url", version } },
    components: packed.map((one) => componentOf(root, one)),
    dependencies: [
      { ref: `url@${version}`, dependsOn: packed.map(addressOf) },
      ...packed.map((one) => ({ ref: addressOf(one), dependsOn: dependenciesOf(one, packed) })),
    ],
  };
}

function componentOf(root: string, one: Packed): object {
  const { name, directory, tarball, manifest } = one;
  const notices = noticesIn(root, directory);
  const content = createHash("sha512").update(readFileSync(tarball)).digest("hex");
  const [group, short] = name.split("/");
  return {
    type: "library",
    "bom-ref": addressOf(one),
    group,
    name: short,
    version: manifest.version,
    hashes: [{ alg: "SHA-512", content }],
    licenses: [{ expression: expressionOf(notices) }],
    purl: addressOf(one),
    ...(notices.length > 0 && { components: notices.map((notice) => partOf(one, notice)) }),
  };
}

function partOf(one: Packed, { name, source, license, says }: Notice): object {
  return {
    type: says.startsWith("The code") ? "library" : "data",
    "bom-ref": `${addressOf(one)}#${encodeURIComponent(name)}`,
    name,
    description: says,
    licenses: [{ license: { id: license } }],
    externalReferences: [{ type: "website", url: source }],
  };
}

/** A package URL, such as `pkg:npm/%40url/host@0.1.0`. */
function addressOf({ name, manifest }: Packed): string {
  return purl(name, manifest.version);
}

function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function dependenciesOf({ manifest }: Packed, packed: readonly Packed[]): string[] {
  return Object.entries(manifest.dependencies ?? {}).map(([name, range]) => {
    const ours = packed.find((one) => one.name === name);
    return ours === undefined ? purl(name, range) : addressOf(ours);
  });
}
