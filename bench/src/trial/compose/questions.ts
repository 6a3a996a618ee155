import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, failed } from "../../http/browser.ts";

/** A block of the demonstration's town, and who in it the river floods once in 100 years with its bank breached. */
const path = "/api/asset/exposure/stats/buildings,roads/river_flood_100yr_present_breach/body";
const ring = [
  [172.93, -40.288],
  [172.945, -40.288],
  [172.945, -40.3],
  [172.93, -40.3],
  [172.93, -40.288],
];

/** What the product answers about the area, as text. @throws Error with an answer that is not 200. */
export async function askAboutArea(browser: Browser): Promise<string> {
  const reply = await browser.post(path, { area: { type: "Polygon", coordinates: [ring] } });
  if (reply.status !== 200) throw failed("the question about an area", reply);
  return reply.body.toString();
}

/** How many ask at once. */
export const askers = 4;

export interface Asking {
  readonly answers: readonly string[];
  readonly failures: readonly unknown[];
}

/** They all ask the same again and again, until they are told to stop. */
export function keepAsking(browser: Browser): { stop(): Promise<Asking> } {
  const answers: string[] = [];
  const failures: unknown[] = [];
  let stopping = false;
  const asking = Array.from({ length: askers }, async () => {
    while (!stopping) {
      await askAboutArea(browser).then(
        (answer) => answers.push(answer),
        (error: unknown) => failures.push(error),
      );
      await sleep(20);
    }
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(asking);
      return { answers, failures };
    },
  };
}
