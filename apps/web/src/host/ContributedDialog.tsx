import { Contributed, useService, useViewer } from "@stopbank/plugin-api/browser";
import { isAccessible } from "@stopbank/plugin-api/host";
import { useSnapshot } from "valtio";
import { dialogs } from "./dialogs.ts";
import { useHost } from "./hostContext.ts";

/** The dialog a plugin asked to be opened, if any, and if it is for this viewer. */
export function ContributedDialog() {
  const { state, close } = useService(dialogs);
  const { open } = useSnapshot(state);
  const viewer = useViewer();
  const dialog = useHost()
    .contributions("dialogs")
    .find(({ id }) => id === open);
  if (dialog === undefined || !isAccessible(dialog, viewer)) return null;
  return (
    <Contributed className="shell-page" id={dialog.id} key={dialog.id} load={dialog.load} props={{ close }} />
  );
}
