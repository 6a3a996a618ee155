import type { Get } from "@stopbank/plugin-api";
import type { PaletteSearch, PaletteSource } from "@stopbank/plugin-api/browser";
import { pluginOf } from "@stopbank/plugin-api/host";

/** What the palette looks through, under its heading. */
export interface Source {
  readonly id: string;
  /** "Layers". */
  readonly group: string;
  /** The plugin's id; `shell` for the shell's own. */
  readonly plugin: string;
  readonly search: PaletteSearch;
  /** Its code is on its way. */
  readonly isComing?: boolean;
}

/** Until its code is there. */
const looking: PaletteSearch = { find: () => new Promise(() => undefined) };

/**
 * The sources of plugins, each as soon as the code that it needs is there. One whose code does not come fails whatever is looked for, and
 * is named so.
 *
 * @param changed is told of all of them at once and whenever one has come.
 */
export async function loadSources(
  contributed: readonly PaletteSource[],
  get: Get,
  changed: (sources: readonly Source[]) => void = () => undefined,
): Promise<readonly Source[]> {
  let sources = contributed.map((source): Source => {
    const { id, group } = source;
    return { id, group, plugin: pluginOf(source), search: looking, isComing: true };
  });
  changed(sources);
  await Promise.all(
    contributed.map(async ({ id, load }, at) => {
      const search = await searchBy(async () => load(get), id);
      sources = sources.map((source, place) =>
        place === at ? { ...source, search, isComing: false } : source,
      );
      changed(sources);
    }),
  );
  return sources;
}

async function searchBy(load: () => Promise<PaletteSearch>, id: string): Promise<PaletteSearch> {
  try {
    return await load();
  } catch (error) {
    console.warn(`What ${id} finds could not be loaded.`, error);
    return {
      find: async () => {
        throw error;
      },
    };
  }
}

/** What stands first stands first, else in the order they came in. */
export const withFirst = (sources: readonly Source[], firstPlugin: string | undefined): readonly Source[] => [
  ...sources.filter(({ plugin }) => plugin === firstPlugin),
  ...sources.filter(({ plugin }) => plugin !== firstPlugin),
];
