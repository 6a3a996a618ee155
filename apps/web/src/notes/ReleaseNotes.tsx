import type { ContentOf } from "@stopbank/contract/content";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import { useState } from "react";
import { ReleaseNotesView } from "./ReleaseNotesView.tsx";

/** The notes, at the latest version until another is chosen. */
export function ReleaseNotes({ notes }: { readonly notes: Loadable<ContentOf<"releaseNotes">> }) {
  const [chosen, choose] = useState<string>();
  const [showsPrevious, setShowsPrevious] = useState(false);
  return (
    <Loaded label="Loading release notes" of={notes} what="The release notes could not be loaded">
      {(value) => (
        <ReleaseNotesView
          chosen={chosen}
          notes={value}
          onChoose={choose}
          onTogglePrevious={() => setShowsPrevious(!showsPrevious)}
          showsPrevious={showsPrevious}
        />
      )}
    </Loaded>
  );
}
