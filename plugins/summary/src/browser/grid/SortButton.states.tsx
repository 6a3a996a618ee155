import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SortButton } from "./SortButton.tsx";

const around = { label: "Total", column: "roads.total", sort: undefined, onSort: unheard };

export default statesOf(SortButton, {
  unsorted: around,
  "sorted down": { ...around, sort: { column: "roads.total", isDescending: true } },
  "sorted up": { ...around, sort: { column: "roads.total", isDescending: false } },
  "sorted by another": { ...around, sort: { column: "roads.minor", isDescending: true } },
});
