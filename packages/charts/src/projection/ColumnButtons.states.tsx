import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ColumnButtons } from "./ColumnButtons.tsx";
import { projection, withBlanks } from "./exampleProjection.ts";

const buttons = { ...projection, plotter: undefined, pointed: undefined, onPoint: unheard, placePx: 60 };

export default statesOf(
  ColumnButtons,
  {
    "one on the map": buttons,
    "none on the map": { ...buttons, current: undefined },
    "pointed at": { ...buttons, pointed: 2 },
    "with blanks": { ...buttons, columns: withBlanks },
  },
  { around: (view) => <div style={{ height: 200, position: "relative" }}>{view}</div> },
);
