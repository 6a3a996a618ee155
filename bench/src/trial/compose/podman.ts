import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Agent, request } from "undici";

const run = promisify(execFile);

/** podman behind Docker's HTTP interface, on a socket of its own. */
export interface Podman {
  readonly socket: string;
  stop(): Promise<void>;
}

/** Starts it, and sees to health checks, which podman leaves to systemd's timers. */
export async function servePodman(): Promise<Podman> {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-podman-"));
  const socket = join(folder, "podman.sock");
  const service = spawn("podman", ["system", "service", "--time=0", `unix://${socket}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilListening(service, socket);
  const checks = keepChecking();
  return {
    socket,
    stop: async () => {
      await checks.stop();
      const ended = once(service, "exit");
      service.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(service: ChildProcess, socketPath: string): Promise<void> {
  const dispatcher = new Agent({ connect: { socketPath } });
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      const answer = await request("http://engine/_ping", { dispatcher }).catch(() => undefined);
      if ((await answer?.body.text()) === "OK") return;
      await sleep(100);
    }
  } finally {
    await dispatcher.close();
  }
  service.kill("SIGKILL");
  throw new Error("podman does not answer: are podman, runc, netavark and aardvark-dns installed?");
}

function keepChecking(): { stop(): Promise<void> } {
  let stopping = false;
  const running = (async () => {
    while (!stopping) {
      const { stdout } = await run("podman", ["ps", "--quiet"]);
      // An unhealthy one ends it with 1, as does one that is gone by now; its state says the rest.
      for (const id of stdout.split("\n").filter((line) => line !== ""))
        await run("podman", ["healthcheck", "run", id]).catch(() => undefined);
      await sleep(2_000);
    }
  })();
  return {
    stop: () => {
      stopping = true;
      return running;
    },
  };
}
