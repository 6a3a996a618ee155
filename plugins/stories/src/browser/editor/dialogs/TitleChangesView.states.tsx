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
      { kind: "changed", title: "The stopbank", fields: ["notes"] },
    ],
  },
  "many fields": {
    ...words,
    changes: [
      { kind: "changed", title: "The river", fields: ["description", "cover", "layers"] },
      { kind: "changed", title: "The flood", fields: ["layers"] },
      {
        kind: "changed",
        title: "The stopbank above the bridge, and what lies behind it",
        fields: [
          ...(["text", "figures", "pictures", "films", "buttons"] as const),
          ...(["layers", "filters", "days", "view", "regions", "area", "notes"] as const),
        ],
      },
      { kind: "changed", title: "", fields: ["other"] },
    ],
  },
});
