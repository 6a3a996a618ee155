/**
 * Work that goes on beside its caller, a piece at a time: whoever starts the next waits for the last, so that no more
 * than one is kept in memory.
 */
export class Background {
  readonly #stopping = new AbortController();
  #last: Promise<void> = Promise.resolve();

  /** Answers when what was started before is done. @throws what that failed with. */
  async start(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const before = this.#last;
    this.#last = before.then(() => work(this.#stopping.signal));
    // Whoever starts the next, or finishes, hears of a failure.
    this.#last.catch(() => undefined);
    await before;
  }

  /** Waits for what is going on. @throws what it fails with. */
  async finish(): Promise<void> {
    await this.#last;
  }

  /** Tells what is going on to stop, and waits until it has, however it ends. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.allSettled([this.#last]);
  }
}
