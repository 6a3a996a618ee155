import type { CallApi } from "@stopbank/contract/client";
import { call } from "@stopbank/plugin-api/browser";
import { act, render } from "@testing-library/react";
import { SWRConfig } from "swr";
import { DraftNotices } from "../DraftNotices.tsx";
import { type OpenedStory, openStory } from "../data/storyDesk.ts";
import { type StoryDraft, useStoryDraft } from "../data/useStoryDraft.ts";
import { type OtherEditors, useOtherEditors } from "../useOtherEditors.ts";
import { startEditor } from "./startEditor.ts";
import type { StoryServer } from "./storyServer.ts";

interface Held {
  readonly draft: StoryDraft;
  readonly others: OtherEditors;
}

/** Opens story 7 of a server to be written on, with what is told above it. */
export async function openDraft(server: Pick<StoryServer, "answer">) {
  const host = await startEditor(server);
  const ask: CallApi = await host.services.get(call);
  const opened = await openStory(ask, 7);
  if (opened === undefined) throw new Error("There is no story 7.");
  let now: Held | undefined;
  const drawn = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {host.around(
        <Editor
          onDrawn={(held) => {
            now = held;
          }}
          opened={opened}
        />,
      )}
    </SWRConfig>,
  );
  await act(async () => undefined);
  const held = () => {
    if (now === undefined) throw new Error("It is not drawn.");
    return now;
  };
  return {
    ...{ host, ask },
    leave: drawn.unmount,
    draft: () => held().draft,
    write: (title: string) =>
      act(async () => held().draft.edit({ kind: "setStory", patch: { title } }, "Typing")),
    save: () =>
      act(
        async () =>
          void (await held()
            .draft.flush()
            .catch(() => undefined)),
      ),
    /** As every 15 seconds. */
    look: () => act(async () => held().others.look()),
  };
}

interface EditorProps {
  readonly opened: OpenedStory;
  readonly onDrawn: (held: Held) => void;
}

function Editor({ opened, onDrawn }: EditorProps) {
  const draft = useStoryDraft(7, opened);
  const others = useOtherEditors(7, opened, draft);
  onDrawn({ draft, others });
  return <DraftNotices draft={draft} opened={opened} others={others} />;
}
