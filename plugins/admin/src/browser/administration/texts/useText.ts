import type { ContentKindName } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { askAllAnew } from "@stopbank/ui/keep-answers";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { editableBody, isSameText } from "../../../domain/texts/texts.ts";
import { useDraft } from "../editing/useDraft.ts";
import { useLeaveWarning } from "../editing/useLeaveWarning.ts";

export const textsKey = (client: string) => [client, "texts"];
const textKey = (client: string, kind: string, name: string) => [client, "text", kind, name];
export const historyKey = (client: string, kind: string, name: string) => [client, "history", kind, name];

/** A text being written: from the version it was begun from. */
interface Draft {
  readonly base: number;
  readonly body: unknown;
}

/** A text as the server has it and as it stands in the form; saves, puts back, and says where somebody else came first. */
export function useText(kind: ContentKindName, name: string) {
  const call = useCall();
  const client = useClient();
  const toaster = useToaster();
  const { cache, mutate } = useSWRConfig();
  const [draft, keepDraft] = useDraft<Draft>(`text.${kind}.${name}`);
  const [isWorking, setWorking] = useState(false);
  const query = name === "" ? {} : { query: { name } };
  const text = useSWR(
    textKey(client.name, kind, name),
    () => call(routes.text, { params: { kind }, ...query }),
    { revalidateOnMount: true },
  );
  const latest = text.data;
  const kept = editableBody(kind, latest?.body);
  useLeaveWarning(draft !== undefined);

  const named = name === "" ? {} : { name };
  const refresh = async () => {
    // Pages that show it.
    askAllAnew(cache);
    await text.mutate();
    await Promise.all([mutate(textsKey(client.name)), mutate(historyKey(client.name, kind, name))]);
  };
  const work = async (act: () => Promise<void>, failed: string): Promise<void> => {
    setWorking(true);
    try {
      await act();
    } catch (error) {
      toaster.error(refusalWords(error, failed));
      // Whoever came first is on the screen from here on.
      await refresh().catch(() => undefined);
    }
    setWorking(false);
  };
  const restore = (version: number, base = latest?.version ?? 0, isUndo = false): Promise<void> =>
    work(async () => {
      const now = await call(routes.restoreText, { params: { kind }, body: { ...named, base, version } });
      await refresh();
      toaster.show({
        intent: "success",
        message: `Version ${version} is back, as version ${now.version}.`,
        ...(isUndo || base === 0
          ? {}
          : { action: { label: "Undo", run: () => void restore(base, now.version, true) } }),
      });
    }, `Version ${version} could not be put back.`);
  const save = (base: number): Promise<void> =>
    work(async () => {
      if (draft === undefined) return;
      const { version } = await call(routes.putText, {
        params: { kind },
        body: { ...named, base, body: draft.body },
      });
      keepDraft(undefined);
      await refresh();
      toaster.show({
        intent: "success",
        message: `Saved as version ${version}.`,
        ...(base === 0 ? {} : { action: { label: "Undo", run: () => void restore(base, version, true) } }),
      });
    }, "The text could not be saved. It is still here.");

  return {
    text,
    latest,
    isWorking,
    /** What the form shows. */
    body: draft === undefined ? kept : draft.body,
    isChanged: draft !== undefined,
    /** The draft was begun from another version than the latest. */
    isLate: draft !== undefined && latest !== undefined && draft.base !== latest.version,
    change: (body: unknown) =>
      keepDraft(isSameText(body, kept) ? undefined : { base: draft?.base ?? latest?.version ?? 0, body }),
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
    save: () => void save(draft?.base ?? 0),
    saveOver: () => void save(latest?.version ?? 0),
    restore: (version: number) => void restore(version),
  };
}
