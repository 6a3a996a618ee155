import { useSnapshot } from "valtio";
import { Contributed } from "./Contributed.tsx";
import { closeDialog, dialogs } from "./dialogs.ts";
import { useHost } from "./hostContext.ts";

/** The dialog a plugin asked to be opened, if any. */
export function ContributedDialog() {
  const { open } = useSnapshot(dialogs);
  const dialog = useHost()
    .contributions("dialogs")
    .find(({ id }) => id === open);
  if (dialog === undefined) return null;
  return <Contributed id={dialog.id} key={dialog.id} load={dialog.load} props={{ close: closeDialog }} />;
}
