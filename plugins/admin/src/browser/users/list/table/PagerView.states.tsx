import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PagerView } from "./PagerView.tsx";

const first = { page: 0, found: 10_000, onPage: unheard };

export default statesOf(PagerView, {
  "one page": { ...first, found: 50 },
  first,
  "in between": { ...first, page: 99 },
  last: { ...first, page: 199 },
});
