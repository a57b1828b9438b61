import { spawn } from "node:child_process";

/**
 * Runs `use` with `DISPLAY` set to an invisible display: an X server, Xvfb, that chooses its own number and ends
 * afterwards.
 */
export async function withDisplay<Result>(use: () => Promise<Result>): Promise<Result> {
  const { DISPLAY: before } = process.env;
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: 300_000,
  });
  try {
    const number = await new Promise<string>((resolve, reject) => {
      server.once("error", reject);
      // It rejects nothing once there is a number.
      server.once("exit", (status) => reject(new Error(`Xvfb ended with ${status}`)));
      server.stdout.once("data", (line) => resolve(String(line).trim()));
    });
    process.env.DISPLAY = `:${number}`;
    return await use();
  } finally {
    if (before === undefined) delete process.env.DISPLAY;
    else process.env.DISPLAY = before;
    // Not SIGKILL, which would leave its lock file behind.
    server.kill("SIGTERM");
  }
}
