import { useService } from "@stopbank/plugin-api/browser";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useSnapshot } from "valtio";
import { couldNotOpen } from "../couldNotOpen.ts";
import { dialogs } from "./dialogs.ts";

/** The dialog a plugin asked for; what dialogs are made of is fetched with the first. */
export function FetchedContributedDialog() {
  const { state, close } = useService(dialogs);
  const { open } = useSnapshot(state);
  const Dialog = useFetched(open !== undefined, loadDialog, (error) => {
    couldNotOpen("dialog", error);
    close();
  });
  return Dialog && <Dialog />;
}

const loadDialog = () => import("./ContributedDialog.tsx").then(({ ContributedDialog }) => ContributedDialog);
