import type { Ledger } from "./createLedger.ts";

/** Frames without anything to wait for: what arrives in one may begin to wait for more in the next. */
const stillFrames = 3;

/**
 * Settles when the document stands as it is to be printed: nothing is waited for, its fonts are there and its pictures are
 * decoded.
 *
 * @param onAwaited told what is waited for, whenever that changes.
 * @throws whatever the document failed with, and Error where a picture of it did not arrive.
 */
export async function untilDrawn(
  ledger: Ledger,
  onAwaited: (awaited: readonly string[]) => void,
): Promise<void> {
  let told = "";
  for (let still = 0; still < stillFrames; ) {
    await nextFrame();
    const failure = ledger.failure();
    if (failure !== undefined) throw failure;
    const awaited = ledger.awaited();
    still = awaited.length === 0 ? still + 1 : 0;
    if (awaited.join() !== told) onAwaited(awaited);
    told = awaited.join();
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map(decoded));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const decoded = (picture: HTMLImageElement) =>
  picture.decode().catch(() => {
    throw new Error(`A picture of the document did not arrive: ${picture.alt || picture.src.slice(0, 100)}`);
  });
