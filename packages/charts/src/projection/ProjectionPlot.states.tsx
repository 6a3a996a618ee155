import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import uPlot from "uplot";
import { projection, withRanges } from "./exampleProjection.ts";
import { ProjectionPlot } from "./ProjectionPlot.tsx";

const plot = { ...projection, plotter: uPlot, pointed: undefined, onPoint: unheard };

export default statesOf(ProjectionPlot, {
  drawn: plot,
  "pointed at": { ...plot, pointed: 2 },
  uncertain: { ...plot, columns: withRanges },
  "before the library is there": { ...plot, plotter: undefined },
});
