/** A failure the user can do something about: its message is the one sentence they read. */
export class Problem extends Error {}

/**
 * Runs a command's whole work and ends the process with its exit code.
 *
 * @param {() => Promise<number>} work resolves to the exit code.
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    // Anything but a Problem is a mistake of ours, and its stack is what mends it.
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
