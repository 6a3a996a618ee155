import { TabSet } from "@stopbank/ui/tabs";
import { type ComponentProps, useState } from "react";
import { Messages } from "./Messages.tsx";
import { ReleaseNotes } from "./ReleaseNotes.tsx";

/** What is new in the product, and beside it what was said to the reader in passing. */
export function NotesTabs({ notes }: ComponentProps<typeof ReleaseNotes>) {
  const [chosen, choose] = useState<"notes" | "messages">("notes");
  return (
    <TabSet
      chosen={chosen}
      id="notes"
      onChoose={choose}
      tabs={[
        { id: "notes", title: "Release Notes", panel: <ReleaseNotes notes={notes} /> },
        { id: "messages", title: "Messages", panel: <Messages /> },
      ]}
    />
  );
}
