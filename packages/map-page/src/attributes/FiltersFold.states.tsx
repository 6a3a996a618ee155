import { statesOf } from "@stopbank/ui/testing/states-of";
import { FiltersFold } from "./FiltersFold.tsx";

const children = <p>Fields of the layer.</p>;

export default statesOf(FiltersFold, {
  "nothing applied": { count: 0, children },
  "some applied": { count: 2, children },
});
