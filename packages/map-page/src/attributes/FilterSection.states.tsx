import { statesOf } from "@stopbank/ui/testing/states-of";
import { FilterSection } from "./FilterSection.tsx";

const children = <p>Fields of the layer.</p>;

export default statesOf(
  FilterSection,
  { "nothing applied": { count: 0, children }, "some applied": { count: 2, children } },
  {
    around: (view) => (
      <>
        <h3>Buildings</h3>
        {view}
      </>
    ),
  },
);
