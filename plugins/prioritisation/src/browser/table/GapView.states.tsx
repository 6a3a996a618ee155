import { statesOf } from "@stopbank/ui/testing/states-of";
import { GapView } from "./GapView.tsx";

export default statesOf(
  GapView,
  { "some left out": { px: 390 }, "none left out": { px: 0 } },
  {
    around: (view) => (
      <table>
        <tbody>{view}</tbody>
      </table>
    ),
  },
);
