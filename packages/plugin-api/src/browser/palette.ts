import { type Contribution, type Get, token } from "../common.ts";

/** The shell's search of everything: pages, actions, layers, places, articles. */
export interface Palette {
  /** @param firstPlugin the id of the plugin whose finds stand first, and are more: `guide`. */
  open(firstPlugin?: string): void;
}
export const palette = token<Palette>("shell.palette");

/** Something to go to or to do from the palette. */
export interface PaletteItem {
  /** Tells it from the others of its source for good: it is remembered by this among the recent ones. */
  readonly key: string;
  /** "Add layers". */
  readonly title: string;
  /** What it is, where it is, or the sentence that what was typed stands in. */
  readonly detail?: string;
  /** Leads to a path of this app. */
  readonly href?: string;
  /** Does something, before it leads anywhere. What it throws is said to the reader. */
  readonly run?: () => void | Promise<void>;
}

/** What a source of the palette looks through. */
export interface PaletteSearch {
  /**
   * What answers to a text, best first; a source that has few things may answer to an empty one, with all of them. Macrons and capitals
   * do not matter (`plainWords`).
   *
   * @param mostItems how many there is room for.
   * @throws whatever went wrong, which is said below the other finds.
   */
  find(
    text: string,
    mostItems: number,
    signal: AbortSignal,
  ): readonly PaletteItem[] | Promise<readonly PaletteItem[]>;
  /** Asks somebody: what is typed settles first, and needs three letters. */
  readonly asksServer?: true;
}

/** What the palette finds of a plugin, under a heading of its own. */
export interface PaletteSource extends Contribution {
  /** "Layers". */
  readonly group: string;
  /** Fetched when the palette is first opened. */
  readonly load: (get: Get) => Promise<PaletteSearch>;
}

/** Something a reader can do or go to, whatever page they are on: found by its words and the plugin's. */
export interface PaletteAction extends Contribution {
  /** What it does: "Export risk summary". */
  readonly label: string;
  /** A path of this app, which it leads to. */
  readonly href?: string;
  /** Does it, before it leads anywhere. */
  readonly load?: () => Promise<(get: Get) => void | Promise<void>>;
}
