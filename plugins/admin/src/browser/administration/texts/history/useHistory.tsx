import type { ContentKindName } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import type { HistoricText } from "@stopbank/contract/texts";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../../domain/refusalWords.ts";
import { historyKey } from "../useText.ts";
import { VersionChange } from "./VersionChange.tsx";

/** The versions of a text, with older ones as they are asked for, and what one of them changed. */
export function useHistory(kind: ContentKindName, name: string, latest: number | undefined) {
  const call = useCall();
  const client = useClient();
  const toaster = useToaster();
  const [open, setOpen] = useState<number>();
  const [older, setOlder] = useState<{
    of: number;
    versions: readonly HistoricText[];
    next: number | null;
  }>();
  const query = name === "" ? {} : { name };
  const first = useSWR(historyKey(client.name, kind, name), () =>
    call(routes.textHistory, { params: { kind }, query }),
  );
  // What was asked for besides belongs to the list that it was asked for after.
  const more = older !== undefined && older.of === latest ? older : undefined;
  const next = more === undefined ? first.data?.next_before : more.next;
  const askOlder = async (before: number) => {
    try {
      const page = await call(routes.textHistory, {
        params: { kind },
        query: { ...query, before: String(before) },
      });
      const versions = [...(more?.versions ?? []), ...page.versions];
      setOlder({ of: latest ?? 0, versions, next: page.next_before });
    } catch (error) {
      toaster.error(refusalWords(error, "Older versions could not be loaded."));
    }
  };
  return {
    newest: first.data?.versions[0],
    view: {
      versions: mapLoadable(toLoadable(first), ({ versions }) => [...versions, ...(more?.versions ?? [])]),
      open,
      onOpen: setOpen,
      onOlder: next === null || next === undefined ? undefined : () => void askOlder(next),
      change: open === undefined ? null : <VersionChange kind={kind} name={name} version={open} />,
    },
  };
}
