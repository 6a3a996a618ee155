import type { AddedMedium } from "@stopbank/contract/media";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { sendFile } from "./sendFile.ts";
import { isReady, needsWords, type Upload } from "./upload.ts";

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly take: (files: readonly File[]) => void;
  readonly describe: (id: number, alternativeText: string) => void;
  /** Takes one off the list; what is on its way is called off. */
  readonly drop: (id: number) => void;
  /** Sends all that are ready, one after the other. */
  readonly send: () => void;
}

/** Files on their way into the library, one at a time. @param onAdded told of each that has arrived. */
export function useUploads(onAdded: (medium: AddedMedium) => void): Uploads {
  const network = useNetwork();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const counted = useRef(0);
  const under = useRef<{ readonly id: number; readonly end: AbortController }>(undefined);
  const change = useCallback(
    (id: number, changed: Partial<Upload>) =>
      setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changed } : each))),
    [],
  );
  const arrived = useEffectEvent(onAdded);
  const next = uploads.find(({ state }) => state.is === "waiting");
  const isSending = uploads.some(({ state }) => state.is === "sending");

  // A page that is left calls off what is on its way, and lets the previews go.
  const latest = useRef(uploads);
  latest.current = uploads;
  useEffect(
    () => () => {
      under.current?.end.abort();
      for (const { preview } of latest.current) if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [],
  );

  const begin = useEffectEvent(async ({ id, file, alternativeText }: Upload) => {
    const end = new AbortController();
    under.current = { id, end };
    change(id, { state: { is: "sending", share: 0 } });
    try {
      const medium = await sendFile(file, {
        alternativeText: alternativeText.trim(),
        headers: network.headers(),
        onShare: (share) => change(id, { state: { is: "sending", share } }),
        signal: end.signal,
      });
      change(id, { state: { is: "added", medium } });
      arrived(medium);
    } catch (error) {
      if (!end.signal.aborted)
        change(id, { state: { is: "failed", why: error instanceof Error ? error.message : String(error) } });
    }
  });
  useEffect(() => {
    if (next !== undefined && !isSending) void begin(next);
  }, [next, isSending]);

  return {
    uploads,
    take: (files) =>
      setUploads((before) => [
        ...before.filter(({ state }) => state.is !== "added"),
        ...files.map((file): Upload => {
          counted.current += 1;
          const preview = needsWords(file) ? URL.createObjectURL(file) : undefined;
          return {
            id: counted.current,
            file,
            alternativeText: "",
            ...(preview && { preview }),
            state: { is: "new" },
          };
        }),
      ]),
    describe: (id, alternativeText) => change(id, { alternativeText }),
    drop: (id) => {
      if (under.current?.id === id) under.current.end.abort();
      setUploads((before) => before.filter((each) => each.id !== id));
    },
    send: () =>
      setUploads((before) =>
        before.map((each) => (isReady(each) ? { ...each, state: { is: "waiting" } } : each)),
      ),
  };
}
