import { routes } from "@stopbank/contract/routes";
import { useCall, useSession } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { noteNotesSeen } from "../session/state.ts";
import { NotesTabs } from "./NotesTabs.tsx";

export interface NotesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The release notes. Whoever has signed in and closes them has seen them, unless they did not come. */
export function NotesDialog({ isOpen, onClose }: NotesDialogProps) {
  const { status } = useSession();
  const call = useCall();
  const notes = toLoadable(useSWR("release notes", () => call(routes.releaseNotes, {})));
  const close = () => {
    onClose();
    if (status !== "signed-in" || notes.state !== "ready") return;
    noteNotesSeen();
    // Worth no word to the reader: they are shown once more, at worst.
    call(routes.changelogSeen, {}).catch((error: unknown) => {
      console.warn("That the release notes were seen could not be kept.", error);
    });
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Release Notes" widthPx={560}>
      <NotesTabs notes={notes} />
    </Dialog>
  );
}
