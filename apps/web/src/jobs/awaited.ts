import type { DeliveryWords } from "@stopbank/plugin-api/browser";

/** A job whose files are to be saved in this tab. */
export interface Awaited {
  readonly id: string;
  readonly words: DeliveryWords;
}

/**
 * What this tab waits for, kept with it: a reload changes nothing, and another tab has its own. Where storage is refused, it is
 * kept for as long as the page stands.
 */
export function createAwaited(key: string, storage: Pick<Storage, "getItem" | "setItem" | "removeItem">) {
  let here: readonly Awaited[] = read();
  function read(): readonly Awaited[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isAwaited) : [];
    } catch {
      return [];
    }
  }
  const write = (next: readonly Awaited[]) => {
    here = next;
    try {
      if (next.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(next));
    } catch (error) {
      console.warn("What is being made will be forgotten with this page.", error);
    }
  };
  return {
    all: () => here,
    add: (one: Awaited) => write([...here.filter(({ id }) => id !== one.id), one]),
    /** Whether it was still waited for. */
    take: (id: string): boolean => {
      const isHere = here.some((one) => one.id === id);
      if (isHere) write(here.filter((one) => one.id !== id));
      return isHere;
    },
  };
}

const isAwaited = (what: unknown): what is Awaited => {
  const { id, words } = (what ?? {}) as Partial<Awaited>;
  return typeof id === "string" && [words?.begun, words?.failed].every((one) => typeof one === "string");
};
