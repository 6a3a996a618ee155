import { useCall, useClient, useNavigation, useSession, useToaster } from "@stopbank/plugin-api/browser";
import { Empty } from "@stopbank/ui/states";
import { useState } from "react";
import { Link } from "wouter";
import { refusalWords } from "../../domain/editing/refusalWords.ts";
import { editorPath } from "../../domain/storyAddress.ts";
import { saveStory } from "./data/storyDesk.ts";
import { unsavedStory } from "./data/unsavedStories.ts";
import { NoticeView } from "./notices/NoticeView.tsx";
import { useKeepCopy } from "./useKeepCopy.ts";

export interface GoneStoryProps {
  readonly id: number;
  /** It is a draft again. */
  readonly onKept: () => void;
}

/** A story that the server has nothing of: what its author wrote may still be in this browser, and is not lost with its draft. */
export function GoneStory({ id, onKept }: GoneStoryProps) {
  const call = useCall();
  const { name } = useClient();
  const { userUuid = "" } = useSession();
  const { go } = useNavigation();
  const toaster = useToaster();
  const keepCopy = useKeepCopy();
  const [kept] = useState(() => unsavedStory(userUuid, name, id));
  const [left, setLeft] = useState(() => kept.read());
  const drop = () => {
    kept.keep(undefined);
    setLeft(undefined);
  };
  const goOn = async (mine: NonNullable<typeof left>) => {
    try {
      await saveStory(call, id, mine.story, { revision: null, base: 0 });
      kept.keep(undefined);
      onKept();
    } catch (error) {
      toaster.error(refusalWords(error, "Yours could not be saved. It is still here."));
    }
  };
  return (
    <>
      {left !== undefined && (
        <NoticeView
          actions={[
            { label: "Go on with mine", run: () => void goOn(left) },
            {
              label: "Keep mine as a copy",
              run: () =>
                void keepCopy(left.story, (copy) => {
                  drop();
                  go(editorPath(copy));
                }),
            },
            { label: "Drop mine", run: drop },
          ]}
          isUrgent
          words={`The draft of '${left.story.title || "Untitled story"}' was discarded elsewhere. What you wrote last was not saved, and is kept in this browser.`}
        />
      )}
      <Empty>
        There is no story {id}. <Link href={editorPath()}>All stories</Link>
      </Empty>
    </>
  );
}
