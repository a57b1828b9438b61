import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { pictureOf, pictureSVG, SIZE, wrap, writePictures } from "../src/build/social-picture.ts";

test("each page has the address of a picture, and the pages of the reference share one", () => {
  expect(pictureOf("/")).toBe("/og/index.png");
  expect(pictureOf("/guide/servers/")).toBe("/og/guide-servers.png");
  expect(pictureOf("/404.html")).toBe("/og/404.png");
  expect(pictureOf("/reference/parser/")).toBe(pictureOf("/reference/"));
});

test("a text is broken at spaces, and what does not fit is left out with a sign", () => {
  expect(wrap("one two three", 7, 3)).toEqual(["one two", "three"]);
  expect(wrap("one two three four", 7, 2)).toEqual(["one two", "three…"]);
  expect(wrap("incomprehensibilities", 8, 2)).toEqual(["incompr…"]);
});

test("markup in a title stays text", () => {
  expect(pictureSVG({ title: "a <b> & c", description: "" })).toContain("a &#60;b&#62; &#38; c");
});

test("a picture is a PNG of the size that networks ask for, with the title drawn in it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "og-"));
  try {
    await writePictures(folder, [
      { url: "/reference/a/b/", title: "Never drawn", description: "" },
      { url: "/reference/", title: "Reference", description: "All exports." },
      { url: "/empty/", title: "", description: "" },
    ]);
    const png = readFileSync(join(folder, "og/reference.png"));
    // The header of a PNG: its signature, then the chunk IHDR with width and height.
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIZE.width, SIZE.height]);
    expect(existsSync(join(folder, "og/reference-a-b.png"))).toBe(false);
    // A font that is not found draws nothing, and nobody would see it.
    expect(darkness(png)).toBeGreaterThan(darkness(readFileSync(join(folder, "og/empty.png"))) + 2000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How many bytes of the picture are not those of white paper: a filter of PNG makes most of them 0 or 255. */
function darkness(png: Buffer): number {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return inflateSync(Buffer.concat(parts)).reduce((sum, byte) => sum + (byte === 0 || byte === 255 ? 0 : 1), 0);
}
