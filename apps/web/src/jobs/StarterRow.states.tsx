import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StarterRow } from "./StarterRow.tsx";

const ready = {
  starter: {
    id: "admin.verify-dataset",
    kind: "admin.verify-dataset",
    label: "Verify dataset",
    about: "Reads every file behind the map again and says which are damaged.",
  },
  isUnderWay: false,
  isBusy: false,
  onStart: unheard,
};

export default statesOf(
  StarterRow,
  {
    ready,
    asked: { ...ready, isBusy: true },
    "under way": { ...ready, isUnderWay: true },
  },
  { around: (row) => <ul className="jobs-starters">{row}</ul> },
);
