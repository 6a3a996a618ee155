/** Says what is happening and how long it took, on stderr, so that stdout stays for results. */
export async function timedStep<T>(label: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  process.stderr.write(`  ${label} ... `);
  try {
    const result = await work();
    process.stderr.write(`done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write("failed\n");
    throw error;
  }
}
