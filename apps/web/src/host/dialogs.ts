import { proxy } from "valtio";

/** The contributed dialog on show, by its id. */
export const dialogs = proxy<{ open: string | undefined }>({ open: undefined });

export const openDialog = (id: string): void => {
  dialogs.open = id;
};
export const closeDialog = (): void => {
  dialogs.open = undefined;
};
