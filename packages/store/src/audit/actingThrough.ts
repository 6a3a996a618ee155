import { AsyncLocalStorage } from "node:async_hooks";

/** By what a person acts when they are not there themselves. */
export interface ActingThrough {
  /** The name of their API token. */
  readonly token: string;
}

const acting = new AsyncLocalStorage<ActingThrough>();

/** Runs `work` so that what it adds to trails of clients says by what it was done, beside whose name it is in. */
export const actThrough = <T>(through: ActingThrough | undefined, work: () => T): T =>
  through === undefined ? work() : acting.run(through, work);

/** What is told of it in a trail: nothing where somebody acts by themselves. */
export const through = (): Partial<ActingThrough> => acting.getStore() ?? {};
