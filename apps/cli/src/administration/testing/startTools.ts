import { localStorage } from "@stopbank/dataset/read";
import { openMemoryStore } from "@stopbank/store/memory";
import type { OrderTools } from "../orders/order.ts";
import { type OpenedTools, orderTools } from "../orderTools.ts";

/** Tools for orders on a store in memory of a test's own, which is closed with them. */
export async function startTools(more: Partial<Pick<OrderTools, "datasets">> = {}): Promise<OpenedTools> {
  const store = await openMemoryStore();
  const tools = orderTools({
    store,
    datasets: localStorage("/nowhere/of/these/tests"),
    hashPassword: async (password) => `hash of ${password}`,
    ...more,
  });
  return {
    ...tools,
    close: async () => {
      await tools.close();
      await store.close();
    },
  };
}
