import type { PaletteItem } from "@stopbank/plugin-api/browser";
import type { KeptText } from "../keptText.ts";
import type { Source } from "./sources.ts";

/** What was chosen before, as far as it is remembered: what it is, its source says anew. */
export interface Recent {
  readonly source: string;
  readonly key: string;
  readonly title: string;
}

export const mostRecents = 5;

/** What one person has chosen, in this browser, in one client. */
export interface Recents {
  list(): readonly Recent[];
  /** Puts it first. What somebody was asked for, such as an address, is not kept: others may use this browser. */
  remember(source: Source, item: PaletteItem): void;
}

/** @param kept where they are kept. */
export function createRecents(kept: KeptText): Recents {
  const list = (): readonly Recent[] => {
    try {
      const those: unknown = JSON.parse(kept.read() ?? "[]");
      return Array.isArray(those) ? those.filter(isRecent).slice(0, mostRecents) : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    remember({ id, search }, { key, title }) {
      if (search.asksServer === true) return;
      const others = list().filter((each) => each.source !== id || each.key !== key);
      kept.write(JSON.stringify([{ source: id, key, title }, ...others].slice(0, mostRecents)));
    },
  };
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === "object" &&
  one !== null &&
  (["source", "key", "title"] as const).every((part) => typeof (one as Partial<Recent>)[part] === "string");

/** What was chosen before, of sources that are there and still have it. */
export async function findRecents(
  recents: readonly Recent[],
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<readonly { readonly source: Source; readonly item: PaletteItem }[]> {
  const found = await Promise.all(
    recents.map(async ({ source: id, key, title }) => {
      const source = sources.find((each) => each.id === id);
      if (source === undefined || source.isComing === true) return [];
      const items = await Promise.resolve(source.search.find(title, enough, signal)).catch(() => []);
      const item = items.find((each) => each.key === key);
      return item === undefined ? [] : [{ source, item }];
    }),
  );
  return found.flat();
}

/** Of the same name there are few. */
const enough = 20;
