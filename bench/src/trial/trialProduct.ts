import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDistrict } from "../engine/district.ts";
import { type Product, startProduct } from "../http/product.ts";
import { benchClient, publishDistrict } from "../http/publish.ts";

/** Elements of each layer. */
const elements = 20_000;

export interface TrialProduct extends Product {
  /** Its state folder, removed when it stops. */
  readonly home: string;
}

/** The product with a modelled district that visitors may ask about, in a state folder of its own, on the loopback. */
export async function startTrialProduct(): Promise<TrialProduct> {
  const datasets = join(tmpdir(), `stopbank-bench-${elements}`);
  await publishDistrict(datasets, makeDistrict(elements, 1));
  const home = await mkdtemp(join(tmpdir(), "stopbank-trial-"));
  const product = await startProduct(home, datasets, [], {
    STOPBANK_PUBLIC_CLIENT: benchClient,
    STOPBANK_TRUSTED_PROXIES: "127.0.0.1,::1",
  });
  return {
    ...product,
    home,
    stop: async () => {
      await product.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
