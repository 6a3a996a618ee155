import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { VersionsView } from "./VersionsView.tsx";

const many = {
  isOpen: true,
  versions: ready([
    { version: 3, at: "2026-11-24T08:00:00.000Z", by: null, isWithdrawn: true, note: null },
    {
      version: 2,
      at: "2026-11-23T08:00:00.000Z",
      by: "mere@larkhaven.example",
      isWithdrawn: false,
      note: "The stopbank has its new height.",
    },
    {
      version: 1,
      at: "2026-11-20T08:00:00.000Z",
      by: "admin@stopbank.example",
      isWithdrawn: false,
      note: null,
    },
  ]),
  open: undefined,
  changes: ready([
    { kind: "same", title: "The river" } as const,
    { kind: "gone", title: "The bridge" } as const,
    { kind: "new", title: "The stopbank" } as const,
    { kind: "changed", title: "The island", fields: ["pictures", "area"] } as const,
  ]),
  isWorking: false,
  onOpen: unheard,
  onRestore: unheard,
  onClose: unheard,
};

export default statesOf(
  VersionsView,
  {
    loading: { ...many, versions: loading },
    failed: {
      ...many,
      versions: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    },
    empty: { ...many, versions: ready([]) },
    many,
    compared: { ...many, open: 2 },
    comparing: { ...many, open: 2, changes: loading },
  },
  { coversPage: true },
);
