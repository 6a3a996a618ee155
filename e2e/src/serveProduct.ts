import type { TestProject } from "vitest/node";
import { readBeforehand } from "./readBeforehand.ts";
import { startProduct } from "./startProduct.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the product under test is served. */
    baseUrl: string;
    /** The folder of what it publishes; undefined where nobody said. */
    datasets: string | undefined;
  }
}

/**
 * Serves the product once for all browser tests, with the modelled demo. While writing tests, STOPBANK_TEST_URL names a
 * server that runs already, and STOPBANK_DATASETS the folder of what it publishes.
 */
export default async function serveProduct(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.STOPBANK_TEST_URL;
  if (running !== undefined) {
    await readBeforehand(running);
    project.provide("baseUrl", running);
    project.provide("datasets", process.env.STOPBANK_DATASETS);
    return async () => undefined;
  }
  const { baseUrl, datasets, stop } = await startProduct();
  await readBeforehand(baseUrl);
  project.provide("baseUrl", baseUrl);
  project.provide("datasets", datasets);
  return stop;
}
