import type { HistoricText } from "@stopbank/contract/texts";
import { formatDateTime } from "@stopbank/ui/dates";
import { useState } from "react";
import type { TextStanding } from "../../../../domain/texts/textStanding.ts";
import { comparableText } from "../../../../domain/texts/texts.ts";
import { WordDiffView } from "../../editing/WordDiffView.tsx";
import type { useText } from "../useText.ts";
import { ConflictView } from "./ConflictView.tsx";
import { DraftNoticeView } from "./DraftNoticeView.tsx";

export interface TextNoticesProps {
  readonly text: ReturnType<typeof useText>;
  readonly kept: TextStanding;
  /** The latest version as its history has it. */
  readonly newest: HistoricText | undefined;
}

const read = (when: string | null | undefined) =>
  when === null || when === undefined ? undefined : formatDateTime(new Date(when));

/** What is to be known of a text's draft, and of what others did with it meanwhile. */
export function TextNotices({ text, kept, newest }: TextNoticesProps) {
  const [isOpen, setOpen] = useState(false);
  const { draft, version } = kept;
  const { meanwhile, isWorking } = text;
  const mine = comparableText(text.body);
  if (meanwhile !== undefined) {
    const first = meanwhile === "saved" ? draft : newest;
    const isNamed = meanwhile !== "discarded";
    return (
      <ConflictView
        by={isNamed ? (first?.by ?? undefined) : undefined}
        did={meanwhile}
        difference={
          <WordDiffView
            after={mine}
            before={comparableText(meanwhile === "saved" ? draft?.body : kept.body)}
          />
        }
        isDraft={!text.isUnsaved}
        isWorking={isWorking}
        onKeepMine={text.keepMine}
        onTakeTheirs={text.takeTheirs}
        version={version}
        when={isNamed ? read(first?.at) : undefined}
      />
    );
  }
  if (draft === undefined) return null;
  return (
    <DraftNoticeView
      by={draft.by}
      difference={isOpen ? <WordDiffView after={mine} before={comparableText(kept.body)} /> : undefined}
      hasShape={!text.isShapeless}
      isWorking={isWorking}
      onCompare={() => setOpen(!isOpen)}
      onDiscard={text.discard}
      version={version}
      when={read(draft.at) ?? "at some time"}
    />
  );
}
