import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SortableEntry } from "./SortableEntry.tsx";

const one = { list: "about", index: 0, count: 1, what: "block 1", onMove: unheard, children: <p>Words</p> };

export default statesOf(SortableEntry, {
  "the only one": one,
  first: { ...one, count: 3 },
  middle: { ...one, index: 1, count: 3, what: "block 2" },
  last: { ...one, index: 2, count: 3, what: "block 3" },
});
