import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { star } from "./area.ts";
import { startTrialProduct } from "./trialProduct.ts";
import { type Asked, statusCounts, visitor } from "./visitor.ts";

const seconds = 35;
const mostAreas = 200;
const allowedMegabytes = 30;

/** A visitor keeps areas of 99,999 positions as fast as it can for 35 seconds; the state folder grows by 30 MB at most. */
export async function fill(): Promise<boolean> {
  const product = await startTrialProduct();
  const stranger = visitor(product.origin, "203.0.113.9");
  try {
    const before = await folderBytes(product.home);
    const until = performance.now() + seconds * 1_000;
    const done: Asked[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        while (performance.now() < until && next < mostAreas) {
          const geometry = star(99_999, 1e-7 * next++);
          const asked = await stranger.ask("POST", "/api/areas", Buffer.from(JSON.stringify({ geometry })));
          done.push(asked);
          if (asked.status === 429) await sleep(50);
        }
      }),
    );
    const megabytes = ((await folderBytes(product.home)) - before) / 1e6;
    console.log(`areas sent: ${statusCounts(done)}`);
    const refusal = done.find(({ status }) => status === 429);
    if (refusal !== undefined) console.log(refusal.text);
    console.log(`the state folder grew by ${megabytes.toFixed(1)} MB, allowed ${allowedMegabytes} MB`);
    return megabytes <= allowedMegabytes;
  } finally {
    await stranger.close();
    await product.stop();
  }
}

async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  // A file of the store may be gone by now.
  for (const entry of names)
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}
