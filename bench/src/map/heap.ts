import type { Page } from "playwright-core";

/** What the page's scripts hold after everything that nobody needs was cleared away, in bytes. */
export async function heapOf(page: Page): Promise<{ readonly objects: number; readonly arrays: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { objects: usedSize, arrays: backingStorageSize };
}
