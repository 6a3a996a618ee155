import { useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { isSameText } from "../../../domain/texts/texts.ts";
import { useDraft } from "./useDraft.ts";
import { useLeaveWarning } from "./useLeaveWarning.ts";

/** Settings as they are kept: another tag for every state. */
export interface KeptSettings<T> {
  readonly tag: string;
  readonly settings: T;
}

export interface SettingsCalls<T> {
  /** Of the draft, and in words: "The branding". */
  readonly name: string;
  readonly words: string;
  readonly key: readonly string[];
  read(): Promise<KeptSettings<T>>;
  /** Refused with 409 where `base` is no longer what is kept. */
  put(base: string, settings: T): Promise<KeptSettings<T>>;
}

/** Settings as the server has them and as they stand in the form; saves, and puts the former back. */
export function useSettings<T>({ name, words, key, read, put }: SettingsCalls<T>) {
  const toaster = useToaster();
  const [draft, keepDraft] = useDraft<{ base: string; settings: T }>(name);
  const [isWorking, setWorking] = useState(false);
  const kept = useSWR<KeptSettings<T>, Error>(key, read, { revalidateOnMount: true });
  const latest = kept.data;
  useLeaveWarning(draft !== undefined);

  const save = async (base: string, settings: T, former: T | undefined): Promise<void> => {
    setWorking(true);
    try {
      const now = await put(base, settings);
      if (former !== undefined) keepDraft(undefined);
      await kept.mutate(now, { revalidate: false });
      toaster.show({
        intent: "success",
        message:
          former === undefined
            ? `${words} is as it was.`
            : `${words} is saved. Pages show it once they are loaded again.`,
        ...(former === undefined
          ? {}
          : { action: { label: "Undo", run: () => void save(now.tag, former, undefined) } }),
      });
    } catch (error) {
      toaster.error(refusalWords(error, `${words} could not be saved. What you changed is still here.`));
      await kept.mutate().catch(() => undefined);
    }
    setWorking(false);
  };
  const saveFrom = (base: string) => {
    if (draft !== undefined && latest !== undefined) void save(base, draft.settings, latest.settings);
  };

  return {
    kept,
    settings: draft?.settings ?? latest?.settings,
    isWorking,
    isChanged: draft !== undefined,
    isLate: draft !== undefined && latest !== undefined && draft.base !== latest.tag,
    change: (change: Partial<T>) => {
      if (latest === undefined) return;
      const settings = { ...(draft?.settings ?? latest.settings), ...change };
      keepDraft(
        isSameText(settings, latest.settings) ? undefined : { base: draft?.base ?? latest.tag, settings },
      );
    },
    drop: () => {
      const dropped = draft;
      keepDraft(undefined);
      if (dropped !== undefined)
        toaster.show({
          intent: "info",
          message: "Your changes are dropped.",
          action: { label: "Undo", run: () => keepDraft(dropped) },
        });
    },
    save: () => saveFrom(draft?.base ?? ""),
    saveOver: () => saveFrom(latest?.tag ?? ""),
  };
}
