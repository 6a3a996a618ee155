import type { PaletteItem } from "@stopbank/plugin-api/browser";
import { isEnough } from "@stopbank/ui/is-enough";
import { settledMs } from "@stopbank/ui/use-suggested";
import { useEffect, useState } from "react";
import { findRecents, type Recent } from "./recents.ts";
import type { Source } from "./sources.ts";

/** One thing that was found, with whose it is. */
export interface Find {
  readonly source: Source;
  readonly item: PaletteItem;
}

/** What stands under one heading. */
export interface FindGroup {
  readonly id: string;
  readonly title: string;
  readonly state: "found" | "looking" | "failed";
  readonly finds: readonly Find[];
}

export interface Asked {
  readonly text: string;
  readonly sources: readonly Source[];
  /** The plugin whose finds are more. */
  readonly firstPlugin: string | undefined;
  /** What was chosen before: shown while nothing is typed. */
  readonly recents: readonly Recent[];
}

const mostItems = { usual: 5, ofFirst: 8, ofEmpty: 12 } as const;
const mostCharacters = 100;

/**
 * What every source finds, each under its heading as it comes, in the order of the sources. Whoever asks a server is asked once nobody has
 * typed for 300 ms, and what is not wanted any more is given up.
 *
 * @param asked with lists that stay the same from one render to the next.
 */
export function useFinds({ text, sources, firstPlugin, recents }: Asked): readonly FindGroup[] {
  const [groups, setGroups] = useState<readonly FindGroup[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const typed = text.trim().slice(0, mostCharacters);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const wanted = sources.filter(({ search }) => search.asksServer !== true || isEnough(typed));
    const show = (group: FindGroup) => {
      if (!abort.signal.aborted) setGroups((now) => now.map((each) => (each.id === group.id ? group : each)));
    };
    const ask = async (source: Source) => {
      const { id, group: title, plugin, search } = source;
      const most =
        typed === "" ? mostItems.ofEmpty : plugin === firstPlugin ? mostItems.ofFirst : mostItems.usual;
      try {
        const items = await search.find(typed, most, abort.signal);
        show({ id, title, state: "found", finds: items.slice(0, most).map((item) => ({ source, item })) });
      } catch (error) {
        if (!abort.signal.aborted) console.warn(`${title} could not be searched.`, error);
        show({ id, title, state: "failed", finds: [] });
      }
    };
    setGroups((now) => [
      { id: recentId, title: "Recent", state: "found", finds: [] },
      ...wanted.map(({ id, group: title, search }): FindGroup => {
        // What is found at once takes the place of what was there without a gap.
        const former = search.asksServer === true ? undefined : now.find((each) => each.id === id);
        return former ?? { id, title, state: "looking", finds: [] };
      }),
    ]);
    for (const source of wanted)
      if (source.search.asksServer === true) timers.push(setTimeout(() => void ask(source), settledMs));
      else void ask(source);
    if (typed === "")
      void findRecents(recents, sources, abort.signal).then((finds) =>
        show({ id: recentId, title: "Recent", state: "found", finds }),
      );
    return () => {
      abort.abort();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [text, sources, firstPlugin, recents]);
  return groups;
}

const recentId = "recent";
