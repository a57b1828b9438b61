import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../src/matrix/root.ts";
import { packOnce } from "../../src/pack/pack-once.ts";
import { SERVERS } from "../../src/servers/servers.ts";
import { tryServer } from "../../src/servers/try-server.ts";

// One of each kind. `npm run tool -- form-servers` runs all of them.
const folder = mkdtempSync(join(tmpdir(), "form-servers-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(SERVERS.filter(({ often }) => often))(
  "$name answers the ten requests, and closes",
  async (server) => {
    const outcome = await tryServer(server, packOnce(ROOT), join(folder, String(SERVERS.indexOf(server))));
    expect(outcome.wrong).toEqual([]);
  },
  300_000,
);
