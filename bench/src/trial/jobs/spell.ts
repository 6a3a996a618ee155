import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { jobKind } from "@stopbank/plugin-api/server";
import { Type } from "typebox";

/** What a job of this name leaves: 100 kB that follow from it, so that a part of it would be noticed. */
export function textOf(name: string): string {
  const lines: string[] = [];
  for (let line = name; lines.length < 1_500; lines.push(line))
    line = createHash("sha256").update(line).digest("hex");
  return lines.join("\n");
}

/** Some tenths of a second in steps, done as often as processes are killed over it. */
export const spell = (onBegun: (name: string) => void) =>
  jobKind({
    id: "trial.spell",
    params: Type.Object({ name: Type.String() }),
    access: "signed-in",
    title: ({ name }) => name,
    concurrency: 3,
    timeoutSeconds: 120,
    retries: 10_000,
    expiresAfterDays: 1,
    run: async ({ params: { name }, signal, progress }) => {
      onBegun(name);
      for (let step = 1; step <= 4; step++) {
        await sleep(20 + Math.random() * 130, undefined, { signal });
        progress(step / 4, `step ${step}`);
      }
      return [{ name: "spell.txt", mediaType: "text/plain", text: textOf(name) }];
    },
  });
