import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { JobsEntry } from "./JobsEntry.tsx";

const closed = { isOpen: false, onOpen: unheard, underWay: 0, news: "", children: <p>What there is.</p> };

export default statesOf(
  JobsEntry,
  {
    quiet: closed,
    "under way": { ...closed, underWay: 2 },
    "has ended": { ...closed, news: "Verify dataset: done" },
    open: { ...closed, isOpen: true },
  },
  {
    around: (entry) => (
      <div className="menu menu-open">
        <ul>{entry}</ul>
      </div>
    ),
    coversPage: true,
  },
);
