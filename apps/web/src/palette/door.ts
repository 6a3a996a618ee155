import type { Palette } from "@stopbank/plugin-api/browser";
import { proxy } from "valtio";

interface PaletteDoor {
  /** Changed by the two functions and by nothing else. */
  readonly state: { readonly isOpen: boolean; readonly firstPlugin: string | undefined };
  readonly open: Palette["open"];
  close(): void;
}

const state = proxy<{ isOpen: boolean; firstPlugin: string | undefined }>({
  isOpen: false,
  firstPlugin: undefined,
});

/** Whether the search of everything is open: the shell has one, whichever client is in use. */
export const door: PaletteDoor = {
  state,
  open: (firstPlugin) => {
    state.firstPlugin = firstPlugin;
    state.isOpen = true;
  },
  close: () => {
    state.isOpen = false;
  },
};
