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
}

/** The sources of plugins, each with the code it needs. One whose code does not come is left out, and the log says so. */
export async function loadSources(
  contributed: readonly PaletteSource[],
  get: Get,
): Promise<readonly Source[]> {
  const loads = await Promise.all(
    contributed.map(async (source): Promise<Source[]> => {
      const { id, group, load } = source;
      try {
        return [{ id, group, plugin: pluginOf(source), search: await load(get) }];
      } catch (error) {
        console.warn(`What ${id} finds could not be loaded.`, error);
        return [];
      }
    }),
  );
  return loads.flat();
}

/** What stands first stands first, else in the order they came in. */
export const withFirst = (sources: readonly Source[], firstPlugin: string | undefined): readonly Source[] => [
  ...sources.filter(({ plugin }) => plugin === firstPlugin),
  ...sources.filter(({ plugin }) => plugin !== firstPlugin),
];
