import { token } from "../common.ts";

/** The shell's search of everything: pages, actions, layers, places, articles. */
export interface Palette {
  /** @param firstPlugin the id of the plugin whose finds stand first, and are more: `guide`. */
  open(firstPlugin?: string): void;
}
export const palette = token<Palette>("shell.palette");
