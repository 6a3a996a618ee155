/**
 * Says what is being done, does it, and says how long it took. A terminal sees one line that changes; a log sees a
 * line at the start and one at the end.
 *
 * @template T
 * @param {string} title what is being done, such as `Installing packages`.
 * @param {(note: (text: string) => void) => Promise<T>} work is given a way to show how far it is.
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const isTerminal = process.stdout.isTTY === true;
  const show = (/** @type {string} */ text) =>
    process.stdout.write(isTerminal ? `\r\x1b[K${text}` : `${text}\n`);
  const startedMs = performance.now();
  show(`  ${title} ...`);
  try {
    const result = await work((text) => {
      if (isTerminal) show(`  ${title} ... ${text}`);
    });
    show(`  ${title}: ${seconds(performance.now() - startedMs)}`);
    return result;
  } finally {
    if (isTerminal) process.stdout.write("\n");
  }
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
