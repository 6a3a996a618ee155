import type { FeedbackState, InboxCounts, InboxMessage, InboxPage } from "@stopbank/contract/inbox";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useSettled } from "@stopbank/ui/use-settled";
import { useState } from "react";
import useSWR from "swr";
import useSWRInfinite from "swr/infinite";
import { stateWords } from "../../../domain/activity/messageWords.ts";
import { refusalWords } from "../../../domain/refusalWords.ts";
import type { InboxFilter, InboxViewProps } from "./InboxView.tsx";
import { feedbackCountsKey } from "./useFeedbackCounts.ts";

export interface Inbox extends Omit<InboxViewProps, "opened"> {
  readonly changing: ReadonlySet<string>;
  /** Says how far one has come; how far it had is offered again. */
  readonly change: (id: string, state: FeedbackState) => Promise<void>;
  /** Removes one. @returns whether it is gone. */
  readonly remove: (id: string) => Promise<boolean>;
}

/** The messages, page after page, by what they are filtered by, and what is done with one. */
export function useInbox(): Inbox {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const [filter, setFilter] = useState<InboxFilter>({ state: "", search: "" });
  const [open, setOpen] = useState<string>();
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const search = useSettled(filter.search.trim(), 250);
  const query = { ...(filter.state && { state: filter.state }), ...(search && { search }) };
  const counts = useSWR<InboxCounts, Error>(feedbackCountsKey(name), () => call(routes.feedbackCounts, {}));
  const { data, error, mutate, size, setSize, isValidating } = useSWRInfinite<InboxPage, Error>(
    (index, before: InboxPage | null) =>
      index > 0 && before?.next_cursor == null
        ? null
        : [name, "feedback", JSON.stringify(query), before?.next_cursor ?? ""],
    ([, , asked, cursor]: readonly [string, string, string, string]) =>
      call(routes.feedbackInbox, {
        query: { ...(JSON.parse(asked) as object), ...(cursor === "" ? {} : { cursor }) },
      }),
    { revalidateOnMount: true, revalidateFirstPage: false, keepPreviousData: true },
  );

  /** What is on the screen changes at once; what a filter would leave out stays until it is asked anew. */
  const replace = (id: string, changed: (message: InboxMessage) => readonly InboxMessage[]) =>
    mutate(
      (pages) =>
        pages?.map((page) => ({
          ...page,
          messages: page.messages.flatMap((message) =>
            message.feedback_id === id ? changed(message) : [message],
          ),
        })),
      { revalidate: false },
    );

  const change = async (id: string, state: FeedbackState, isUndo = false): Promise<void> => {
    setChanging((before) => new Set(before).add(id));
    try {
      const { before } = await call(routes.changeFeedbackState, {
        params: { feedback_id: id },
        body: { state },
      });
      await replace(id, (message) => [{ ...message, state }]);
      await counts.mutate();
      const undo = { action: { label: "Undo", run: () => void change(id, before, true) } };
      toaster.show({
        intent: "success",
        message: `The message is ${stateWords[state].toLowerCase()}.`,
        ...(isUndo || before === state ? {} : undo),
      });
    } catch (failure) {
      toaster.error(refusalWords(failure, "The state could not be changed."));
    }
    setChanging((before) => new Set([...before].filter((other) => other !== id)));
  };

  const remove = async (id: string): Promise<boolean> => {
    try {
      await call(routes.deleteFeedback, { params: { feedback_id: id } });
    } catch (failure) {
      toaster.error(refusalWords(failure, "The message could not be deleted."));
      return false;
    }
    await replace(id, () => []);
    await counts.mutate();
    toaster.success("The message is deleted.");
    return true;
  };

  return {
    messages: mapLoadable(toLoadable({ data, error, mutate }), (pages) =>
      pages.flatMap(({ messages }) => messages),
    ),
    counts: counts.data,
    filter,
    open,
    hasMore: data?.at(-1)?.next_cursor != null,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    changing,
    change,
    remove,
    onFilter: setFilter,
    onOpen: (id) => setOpen((before) => (before === id ? undefined : id)),
    onMore: () => void setSize(size + 1),
  };
}
