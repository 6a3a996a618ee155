import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { everything, TrailFilterView } from "./TrailFilterView.tsx";

const plain = {
  filter: everything,
  actions: ["email-domain.changed", "flag.changed", "stranger.did-something"],
  people: ["kiri@larkhaven.example", "tama@larkhaven.example"],
  whoProblem: undefined,
  isExporting: false,
  onFilter: unheard,
  onPick: unheard,
  onExport: unheard,
};

export default statesOf(TrailFilterView, {
  everything: plain,
  filtered: {
    ...plain,
    filter: {
      action: "flag.changed",
      who: "kiri@larkhaven.example",
      about: "stories",
      from: "2026-01-01",
      until: "2026-02-01",
    },
  },
  "nobody of the name": {
    ...plain,
    filter: { ...everything, who: "hine" },
    whoProblem: "Choose a person, or write the id of an account that is gone.",
  },
  exporting: { ...plain, isExporting: true },
});
