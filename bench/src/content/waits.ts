/**
 * Does some work, while another call looks into the same store again and again.
 *
 * @param look of another caller's.
 */
export async function measured<T>(
  what: string,
  look: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly seconds: number }> {
  let isOver = false;
  const waitsMs: number[] = [];
  const looking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await look();
      waitsMs.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const began = performance.now();
  const { user, system } = process.cpuUsage();
  try {
    const answer = await work();
    const seconds = (performance.now() - began) / 1_000;
    const used = process.cpuUsage({ user, system });
    isOver = true;
    await looking;
    waitsMs.sort((one, other) => one - other);
    const at = (share: number) => `${(waitsMs[Math.floor(share * (waitsMs.length - 1))] ?? 0).toFixed(0)} ms`;
    console.log(
      `${what.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s, ${((used.user + used.system) / 1e6).toFixed(1)} s of the processor; of ${waitsMs.length} looks of another half waited ${at(0.5)}, 99 in 100 ${at(0.99)}, the longest ${at(1)}`,
    );
    return { answer, seconds };
  } finally {
    isOver = true;
  }
}
