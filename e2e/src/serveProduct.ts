import type { TestProject } from "vitest/node";
import { startProduct } from "./startProduct.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the product under test is served. */
    baseUrl: string;
  }
}

/**
 * Serves the product once for all browser tests, with the modelled demo. While writing tests, STOPBANK_TEST_URL names a
 * server that runs already.
 */
export default async function serveProduct(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.STOPBANK_TEST_URL;
  if (running !== undefined) {
    project.provide("baseUrl", running);
    return async () => undefined;
  }
  const { baseUrl, stop } = await startProduct();
  project.provide("baseUrl", baseUrl);
  return stop;
}
