/** Something being fetched, in the three states a view has to show. */
export type Loadable<T> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly value: T }
  | { readonly state: "failed"; readonly error: Error; readonly retry?: () => void };

export const loading: Loadable<never> = { state: "loading" };
export const ready = <T>(value: T): Loadable<T> => ({ state: "ready", value });

/** What SWR answers, as far as this needs it. */
export interface Fetched<T> {
  readonly data: T | undefined;
  readonly error: Error | undefined;
  readonly mutate: () => unknown;
}

/** Stale values beat an error page: what is there stays while a refresh fails. */
export function toLoadable<T>({ data, error, mutate }: Fetched<T>): Loadable<T> {
  if (data !== undefined) return ready(data);
  return error === undefined ? loading : { state: "failed", error, retry: () => void mutate() };
}

export const mapLoadable = <T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> =>
  loadable.state === "ready" ? ready(change(loadable.value)) : loadable;
