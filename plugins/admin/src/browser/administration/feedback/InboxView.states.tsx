import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { InboxView } from "./InboxView.tsx";
import messageStates, { message } from "./MessageView.states.tsx";
import { MessageView } from "./MessageView.tsx";

const list = [
  message("1"),
  message("2", {
    state: "open",
    kind: "Suggestion",
    text: "Show the schools.",
    picture: { given_name: "a.png" },
  }),
  message("3", { state: "done", kind: "Comment", email: null, text: "Ka pai. ".repeat(60) }),
];
const many = {
  messages: ready(list),
  counts: { new: 1, open: 1, done: 1_204 },
  filter: { state: "", search: "" } as const,
  open: undefined,
  hasMore: true,
  isLoadingMore: false,
  onFilter: unheard,
  onOpen: unheard,
  onMore: unheard,
  opened: (shown: (typeof list)[number]) => <MessageView {...messageStates.states.whole} message={shown} />,
};

export default statesOf(InboxView, {
  loading: { ...many, messages: loading, counts: undefined },
  failed: {
    ...many,
    messages: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many,
  "one open": { ...many, open: "1" },
  "no more": { ...many, hasMore: false },
  "loading more": { ...many, isLoadingMore: true },
  empty: { ...many, messages: ready([]) },
  "none found": { ...many, messages: ready([]), filter: { state: "open", search: "lake" } },
});
