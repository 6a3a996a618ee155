import type { ContentKindName } from "@stopbank/contract/content";
import { useCall, useClient, useSession, useToaster } from "@stopbank/plugin-api/browser";
import { askAllAnew } from "@stopbank/ui/keep-answers";
import { useEffect, useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import {
  doneMeanwhile,
  overTheirs,
  type SharedDraft,
  type TextStanding,
  type Unsaved,
} from "../../../domain/texts/textStanding.ts";
import { editableBody, isSameText } from "../../../domain/texts/texts.ts";
import { useDraft } from "../editing/useDraft.ts";
import { useLeaveWarning } from "../editing/useLeaveWarning.ts";
import { discardText, isOvertaken, keepDraft, openText, publishText, restoreText } from "./textDesk.ts";

export const textsKey = (client: string) => [client, "texts"];
export const draftsKey = (client: string) => [client, "drafts"];
const textKey = (client: string, kind: string, name: string) => [client, "text", kind, name];
export const historyKey = (client: string, kind: string, name: string) => [client, "history", kind, name];

/**
 * A text as the server has it and as it stands in the form; saves its draft, publishes it, puts versions back, and says where somebody
 * else came first.
 */
export function useText(kind: ContentKindName, name: string) {
  const call = useCall();
  const client = useClient();
  const { email = null } = useSession();
  const toaster = useToaster();
  const { cache, mutate } = useSWRConfig();
  const [unsaved, keepUnsaved] = useDraft<Unsaved>(`text.${kind}.${name}`);
  const [isWorking, setWorking] = useState(false);
  const address = { kind, name };
  const text = useSWR(textKey(client.name, kind, name), () => openText(call, address), {
    revalidateOnMount: true,
  });
  const now = text.data;
  const draft = now?.draft;
  useLeaveWarning(unsaved !== undefined);

  // What is written while the server is asked counts too.
  const written = useRef(unsaved);
  useEffect(() => {
    written.current = unsaved;
  }, [unsaved]);
  const write = (next: Unsaved | undefined) => {
    written.current = next;
    keepUnsaved(next);
  };
  const put = (next: (former: TextStanding) => TextStanding) =>
    text.mutate((former) => former && next(former), { revalidate: false });
  const refresh = async (isOther: boolean) => {
    // Pages that show it.
    if (isOther) askAllAnew(cache);
    const seen = await text.mutate();
    await Promise.all(
      [textsKey(client.name), draftsKey(client.name), historyKey(client.name, kind, name)].map((key) =>
        mutate(key),
      ),
    );
    return seen;
  };
  /** @returns whether it was done. */
  const work = async (act: () => Promise<void>, failed: string): Promise<boolean> => {
    let isDone = false;
    setWorking(true);
    try {
      await act();
      isDone = true;
    } catch (error) {
      // Whoever came first is on the screen from here on.
      const seen = await refresh(true).catch(() => undefined);
      const isTold = seen !== undefined && doneMeanwhile(written.current ?? seen.draft, seen) !== undefined;
      if (!isOvertaken(error)) toaster.error(refusalWords(error, failed));
      else if (!isTold) toaster.error(`${failed} It was changed meanwhile, and is shown as it is now.`);
    }
    setWorking(false);
    return isDone;
  };

  /** Saves what is written as the draft, where something is. */
  const asDraft = async (): Promise<SharedDraft> => {
    const mine = written.current;
    if (mine === undefined) {
      if (draft === undefined) throw new Error("There is nothing to publish.");
      return draft;
    }
    const revision = await keepDraft(call, address, mine);
    const { base, body } = mine;
    const saved = { revision, base, body, by: email, at: new Date().toISOString(), hasShape: true };
    const later = written.current;
    // Whoever wrote on meanwhile goes on from what was saved.
    write(later === undefined || later.body === body ? undefined : { ...later, base, revision });
    await put((former) => ({ ...former, draft: saved }));
    return saved;
  };
  const saveDraft = (): Promise<boolean> =>
    work(async () => {
      await asDraft();
      await refresh(false);
    }, "The draft could not be saved. What you wrote is still here.");

  const restore = (version: number, base = now?.version ?? 0, isUndo = false): Promise<boolean> =>
    work(async () => {
      const back = await restoreText(call, address, base, version);
      await refresh(true);
      toaster.show({
        intent: "success",
        message: `Version ${version} is back, as version ${back}.`,
        ...(isUndo || base === 0
          ? {}
          : { action: { label: "Undo", run: () => void restore(base, back, true) } }),
      });
    }, `Version ${version} could not be put back.`);

  const publish = (note: string): Promise<boolean> =>
    work(async () => {
      const published = await asDraft();
      const version = await publishText(call, address, published, note);
      await put(() => ({ version, body: published.body, draft: undefined }));
      await refresh(true);
      const { base } = published;
      toaster.show({
        intent: "success",
        message: `Published as version ${version}.`,
        ...(base === 0 ? {} : { action: { label: "Undo", run: () => void restore(base, version, true) } }),
      });
    }, "The text could not be published. What you wrote is still here.");

  const undiscard = (discarded: SharedDraft, left: Unsaved | undefined): Promise<boolean> =>
    work(async () => {
      const again = { revision: null, base: discarded.base, body: discarded.body };
      try {
        const revision = await keepDraft(call, address, again);
        if (left !== undefined && written.current === undefined) write({ ...left, revision });
        await put((former) => ({ ...former, draft: { ...discarded, revision, by: email } }));
      } catch (error) {
        // Nothing that somebody wrote is gone, whoever began another draft meanwhile.
        if (written.current === undefined && discarded.hasShape) write(left ?? again);
        throw error;
      }
      await refresh(false);
    }, "The draft could not be brought back.");
  const discard = (): Promise<boolean> =>
    work(async () => {
      if (draft === undefined) return;
      const left = written.current;
      await discardText(call, address, draft);
      write(undefined);
      await put((former) => ({ ...former, draft: undefined }));
      await refresh(false);
      toaster.show({
        intent: "info",
        message: "The draft is discarded.",
        action: { label: "Undo", run: () => void undiscard(draft, left) },
      });
    }, "The draft could not be discarded.");

  const drop = () => {
    const dropped = unsaved;
    write(undefined);
    if (dropped !== undefined)
      toaster.show({
        intent: "info",
        message: "Your changes are dropped.",
        action: { label: "Undo", run: () => write(dropped) },
      });
  };
  const under = draft ?? { revision: null, base: now?.version ?? 0, body: editableBody(kind, now?.body) };
  const mine = unsaved ?? draft;
  // What is saved just now is not yet compared with what it was saved over.
  const meanwhile =
    isWorking || now === undefined || (mine === draft && draft?.hasShape === false)
      ? undefined
      : doneMeanwhile(mine, now);
  return {
    text,
    isWorking,
    /** What the form shows. */
    body: unsaved === undefined ? under.body : unsaved.body,
    isUnsaved: unsaved !== undefined,
    /** What the form shows is a draft that it cannot draw. */
    isShapeless: unsaved === undefined && draft?.hasShape === false,
    meanwhile,
    change: (body: unknown) => {
      const { base, revision } = unsaved ?? under;
      const isBack = base <= under.base && isSameText(body, under.body);
      write(isBack ? undefined : { base, revision, body });
    },
    drop,
    saveDraft: () => void saveDraft(),
    publish,
    discard: () => void discard(),
    keepMine: () => {
      if (now !== undefined && mine !== undefined) write(overTheirs(mine, now));
    },
    takeTheirs: () => {
      if (meanwhile === "published" && draft !== undefined) void discard();
      else drop();
    },
    restore: (version: number) => void restore(version),
  };
}
