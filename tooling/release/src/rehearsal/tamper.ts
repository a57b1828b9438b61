import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";

/**
 * Publishes a version again, with one letter of a file in its tarball replaced, as nobody can in a registry that is not attacked; its
 * hashes in the registry are those of the new tarball. Returns the function that publishes what was there.
 */
export async function tamper(registry: string, name: string, version: string): Promise<() => Promise<void>> {
  const address = `${registry}/${name.replace("/", "%2f")}`;
  const document = (await (await fetch(address)).json()) as { versions: Record<string, { dist: { tarball: string } }> };
  const manifest = document.versions[version]!;
  const before = Buffer.from(await (await fetch(manifest.dist.tarball)).arrayBuffer());
  const tar = gunzipSync(before);
  const at = tar.indexOf("function ");
  if (at === -1) throw new Error(`${name} has no function to tamper with`);
  tar.write("Function ", at);
  const publish = async (tarball: Buffer): Promise<void> => {
    const hash = (algorithm: string, encoding: "base64" | "hex"): string =>
      createHash(algorithm).update(tarball).digest(encoding);
    const dist = { integrity: `sha512-${hash("sha512", "base64")}`, shasum: hash("sha1", "hex") };
    const versions = { [version]: { ...manifest, dist: { ...manifest.dist, ...dist } } };
    const _attachments = { a: { data: tarball.toString("base64") } };
    await fetch(address, { method: "PUT", body: JSON.stringify({ ...document, versions, _attachments }) });
  };
  await publish(gzipSync(tar));
  return () => publish(before);
}
