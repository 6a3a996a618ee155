import { token } from "@stopbank/plugin-api";
import { proxy } from "valtio";

/** Which contributed dialog is open. */
export interface Dialogs {
  /** Changed by the two functions and by nothing else. */
  readonly state: { readonly open: string | undefined };
  /** @param id of the contribution. */
  open(id: string): void;
  close(): void;
  /** To what opened the dialog, once it is gone: unless that is gone as well, or focus has gone elsewhere. */
  giveFocusBack(): void;
}

/** The shell's own: plugins open theirs by `navigation`. */
export const dialogs = token<Dialogs>("shell.dialogs");

export function createDialogs(): Dialogs {
  const state = proxy<{ open: string | undefined }>({ open: undefined });
  let opener: Element | null = null;
  return {
    state,
    open: (id) => {
      // Asked now: what is drawn next takes focus, and is taken down whole when it closes.
      opener = document.activeElement;
      state.open = id;
    },
    close: () => {
      state.open = undefined;
    },
    giveFocusBack: () => {
      if (opener instanceof HTMLElement && opener.isConnected && document.activeElement === document.body)
        opener.focus();
    },
  };
}
