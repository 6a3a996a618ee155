import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AreaPolygon } from "../engine/areas.ts";
import { askProduct } from "./askProduct.ts";
import { type Browser, signIn } from "./browser.ts";
import { type LoadTiming, load, printLoad, timingOf } from "./load.ts";
import { nudged } from "./nudge.ts";
import { type Product, startProduct } from "./product.ts";

const rounds = 5;
const asksEach = 200;

/**
 * Several users at once, of this product and of another checkout's in turn, so that what else the machine does meets both.
 *
 * @param checkout its folder, installed and with its shell built.
 */
export async function besidePeer(
  checkout: string,
  { product, browser }: { readonly product: Product; readonly browser: Browser },
  datasets: string,
  layers: readonly { readonly type: string; readonly bases: readonly AreaPolygon[] }[],
  users: number,
): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "stopbank-bench-peer-"));
  const peer = await startProduct(home, datasets, [], {}, checkout);
  const peerBrowser = await signIn(peer.origin);
  const sides = [
    { name: "peer", product: peer, browser: peerBrowser },
    { name: "this", product, browser },
  ];
  try {
    console.log(`\n## beside ${checkout}, ${users} users, ${rounds} rounds in turn`);
    for (const { type, bases } of layers) {
      const totals = new Map<string, { timings: LoadTiming[]; cpuMs: number }>();
      for (let round = 0; round < rounds; round++)
        for (const side of sides) {
          const ask = (area: AreaPolygon) => askProduct(side.browser, type, area);
          if (round === 0) await load(nudged(bases, 50), users, ask);
          const before = await side.product.cpuMs();
          const timing = await load(nudged(bases, asksEach, 2_000 + round * asksEach), users, ask);
          const total = totals.get(side.name) ?? { timings: [], cpuMs: 0 };
          total.timings.push(timing);
          total.cpuMs += (await side.product.cpuMs()) - before;
          totals.set(side.name, total);
        }
      for (const [name, { timings, cpuMs }] of totals) {
        const seconds = timings.reduce((sum, { requests, perSecond }) => sum + requests / perSecond, 0);
        printLoad(
          `${type}, ${name}`,
          timingOf(
            timings.flatMap(({ took }) => took),
            seconds,
          ),
        );
        console.log(`  processor time an answer: ${(cpuMs / (rounds * asksEach)).toFixed(2)} ms`);
      }
    }
  } finally {
    peerBrowser.close();
    await peer.stop();
    await rm(home, { recursive: true, force: true });
  }
}
