import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../../testing/inMap.tsx";
import { InViewPages } from "./InViewPages.tsx";

const pages = { page: 0, rowsPerPage: 100, count: 1_234, onPage: unheard };

export default statesOf(
  InViewPages,
  {
    none: { ...pages, count: 100 },
    first: pages,
    between: { ...pages, page: 3 },
    last: { ...pages, page: 12 },
  },
  {
    around: (view) => inMap(<section className="sb-in-view-panel">{view}</section>),
  },
);
