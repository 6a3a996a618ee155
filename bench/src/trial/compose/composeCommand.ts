import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

export interface Ended {
  readonly code: number | null;
  /** What it wrote, to either stream. */
  readonly text: string;
}

/** Compose on docker-compose.yml, in a project of the trial's own. */
export interface Compose {
  /** Runs a Compose command to its end, whatever its exit code. */
  attempt(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** The same, for one that has to succeed. @throws Error with what it wrote. */
  run(...args: readonly string[]): Promise<string>;
}

/** STOPBANK_TRIAL_COMPOSE: the command, such as `docker compose`; default `docker-compose`. */
export function createCompose(project: string, env: Readonly<Record<string, string>>): Compose {
  const [command = "", ...first] = (process.env.STOPBANK_TRIAL_COMPOSE || "docker-compose").split(" ");
  const attempt = async (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const all = [...first, "--project-name", project, "--profile", "demo", ...args];
    const child = spawn(command, all, {
      cwd: root,
      env: { ...process.env, ...env, ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
    const [code] = (await once(child, "close")) as [number | null];
    return { code, text };
  };
  return {
    attempt,
    async run(...args) {
      const { code, text } = await attempt(args);
      if (code !== 0) throw new Error(`compose ${args.join(" ")} ended with ${code}.\n${text.slice(-4_000)}`);
      return text;
    },
  };
}
