/** Does `work` on every item, so many at a time. After a failure nothing more is begun, and it is thrown at the end. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].reverse();
  const runner = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop())
      await work(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  const runs = await Promise.allSettled(Array.from({ length: atOnce }, runner));
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}
