import { statesOf } from "@stopbank/ui/testing/states-of";
import { TitleChangesView } from "./TitleChangesView.tsx";

const words = { gone: "not in the draft", came: "only in the draft" };

export default statesOf(TitleChangesView, {
  same: { ...words, changes: [{ kind: "same", title: "The river" }] },
  different: {
    ...words,
    changes: [
      { kind: "same", title: "The river" },
      { kind: "gone", title: "The bridge" },
      { kind: "new", title: "" },
    ],
  },
});
