import { ApiError } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { type LookedAtText, mostContentFileBytes } from "@stopbank/contract/transfer";
import { sendBytes } from "@stopbank/media-library/send-bytes";
import { useCall, useNetwork } from "@stopbank/plugin-api/browser";
import { useEffect, useRef, useState } from "react";
import { freeNumber } from "../../../domain/editing/listedStories.ts";
import { refusalWords } from "../../../domain/editing/refusalWords.ts";
import { discardDraft, listStories, openStory, saveStory } from "../data/storyDesk.ts";

/** How an import stands. */
export type ImportState =
  | { readonly is: "sending"; readonly what: "look" | "import"; readonly share: number }
  /** What the file holds is here already: what becomes of that is asked. */
  | { readonly is: "asking"; readonly found: LookedAtText }
  | { readonly is: "refused"; readonly words: string };

export interface Imported {
  readonly id: number;
  readonly title: string;
  /** Puts back what was there; undefined where nothing was. */
  readonly undo: (() => Promise<unknown>) | undefined;
}

const mostTries = 5;

/** A story on its way in from a file: looked at first, and kept as a draft when it is clear under which number. */
export function useStoryImport(onImported: (imported: Imported) => Promise<void>) {
  const call = useCall();
  const network = useNetwork();
  const [state, setState] = useState<ImportState>();
  const under = useRef<{ readonly file: File; readonly end: AbortController }>(undefined);
  useEffect(() => () => under.current?.end.abort(), []);

  const send = (what: "look" | "import", end: AbortController) => {
    setState({ is: "sending", what, share: 0 });
    const onShare = (share: number) => setState({ is: "sending", what, share });
    return { headers: network.headers(), onShare, signal: end.signal };
  };
  const bring = (file: File, end: AbortController, id: number, over?: string) =>
    sendBytes(
      routes.importContent,
      { kind: "story", name: `${id}`, as: "draft", ...(over && { over }) },
      file,
      send("import", end),
    );
  /** Under the next number where another author is quicker. */
  const bringAnew = async (file: File, end: AbortController): Promise<number> => {
    const first = freeNumber(await listStories(call));
    for (let id = first; ; id += 1)
      try {
        await bring(file, end, id);
        return id;
      } catch (error) {
        if (!isTaken(error) || id - first + 1 >= mostTries) throw error;
      }
  };
  const done = async (id: number, title: string | null, undo?: () => Promise<unknown>) => {
    await onImported({ id, title: title || "Untitled story", undo });
    setState(undefined);
  };
  const run = async (act: (file: File, end: AbortController) => Promise<void>) => {
    const { file, end } = under.current ?? {};
    if (file === undefined || end === undefined) return;
    try {
      await act(file, end);
    } catch (error) {
      if (end.signal.aborted) return;
      setState({
        is: "refused",
        words: refusalWords(error, "It could not be imported. Nothing was changed."),
      });
    }
  };

  return {
    state,
    begin(file: File) {
      under.current = { file, end: new AbortController() };
      if (file.size > mostContentFileBytes)
        return setState({
          is: "refused",
          words: `The file is larger than ${mostContentFileBytes / 1_048_576} MiB.`,
        });
      void run(async (_file, end) => {
        const found = await sendBytes(routes.lookAtText, { kind: "story" }, file, send("look", end));
        if (found.name === null) return done(await bringAnew(file, end), found.title);
        if (found.latest > 0 || found.draft !== null) return setState({ is: "asking", found });
        await bring(file, end, Number(found.name));
        await done(Number(found.name), found.title);
      });
    },
    replace: ({ name, draft, title }: LookedAtText) =>
      void run(async (file, end) => {
        const id = Number(name);
        const before = await openStory(call, id);
        await bring(file, end, id, draft?.revision);
        const after = await openStory(call, id);
        await done(id, title, async () => {
          if (after?.revision == null || before === undefined) return;
          if (draft === null) await discardDraft(call, id, after.revision);
          else await saveStory(call, id, before.story, { ...before, revision: after.revision });
        });
      }),
    copy: ({ title }: LookedAtText) =>
      void run(async (file, end) => {
        const id = await bringAnew(file, end);
        const opened = await openStory(call, id);
        const name = `Copy of ${title}`.slice(0, 300);
        if (opened !== undefined) await saveStory(call, id, { ...opened.story, title: name }, opened);
        await done(id, name);
      }),
    close() {
      under.current?.end.abort();
      setState(undefined);
    },
  };
}

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.status === 409 && error.code !== "media/no-room";
