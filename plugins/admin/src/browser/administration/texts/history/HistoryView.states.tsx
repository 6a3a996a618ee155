import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HistoryView } from "./HistoryView.tsx";

const many = {
  versions: ready([
    {
      version: 3,
      at: "2026-11-24T08:00:00.000Z",
      by: "editor@stopbank.example",
      restored_from: 1,
      is_withdrawn: false,
      note: "The figures of the new survey.",
    },
    {
      version: 2,
      at: "2026-11-23T08:00:00.000Z",
      by: "admin@stopbank.example",
      restored_from: null,
      is_withdrawn: true,
      note: null,
    },
    {
      version: 1,
      at: "2026-03-02T08:00:00.000Z",
      by: null,
      restored_from: null,
      is_withdrawn: false,
      note: null,
    },
  ]),
  open: undefined,
  change: <p>What changed.</p>,
  isWorking: false,
  onRestore: unheard,
  onOpen: unheard,
  onOlder: undefined,
};

export default statesOf(HistoryView, {
  loading: { ...many, versions: loading },
  failed: {
    ...many,
    versions: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { ...many, versions: ready([]) },
  many,
  open: { ...many, open: 2 },
  working: { ...many, isWorking: true },
  "to read": { ...many, onRestore: undefined },
  "with older ones": { ...many, onOlder: unheard },
});
