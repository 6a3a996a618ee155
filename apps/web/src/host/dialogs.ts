import { token } from "@stopbank/plugin-api";
import { proxy } from "valtio";

/** Which contributed dialog is open. */
export interface Dialogs {
  /** Changed by the two functions and by nothing else. */
  readonly state: { readonly open: string | undefined };
  /** @param id of the contribution. */
  open(id: string): void;
  close(): void;
}

/** The shell's own: plugins open theirs by `navigation`. */
export const dialogs = token<Dialogs>("shell.dialogs");

export function createDialogs(): Dialogs {
  const state = proxy<{ open: string | undefined }>({ open: undefined });
  return {
    state,
    open: (id) => {
      state.open = id;
    },
    close: () => {
      state.open = undefined;
    },
  };
}
