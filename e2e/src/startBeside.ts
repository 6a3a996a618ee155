import { inject } from "vitest";
import { type StartedProduct, startProduct } from "./startProduct.ts";

/**
 * A product of a test's own, beside the one that all share: what that one has published is not modelled again.
 *
 * @param env settings besides.
 * @param root as `startProduct`.
 */
export const startBeside = (env: NodeJS.ProcessEnv = {}, root?: string): Promise<StartedProduct> =>
  startProduct({ STOPBANK_DATASETS: inject("datasets") ?? "", ...env }, "/readyz", root);
