import { ProjectionChart } from "@stopbank/charts/projection";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import type { ReactNode } from "react";
import { ProjectedView } from "./ProjectedView.tsx";

const chart = (instead: ReactNode) => (
  <ProjectionChart
    title="Tsunami"
    series={[{ key: "high", label: "Major", colour: "#b2182b" }]}
    columns={[0, 1, 2].map((at) => ({ label: `${at} m`, tick: `${at}`, values: [at], said: `${at} m deep` }))}
    current={1}
    xLabel="Sea level rise (m)"
    yLabel="Depth (m)"
    notExposedLabel="Not exposed"
    table={{ columns: ["Sea level rise", "Depth"], rows: [["1 m", "1 m"]] }}
    formatTick={String}
    leastTickStep={0}
    chooseLabel="show it on the map"
    onChoose={unheard}
    controls={null}
    instead={instead}
  />
);
const unasked = {
  isAnswered: false,
  isUpdating: false,
  error: undefined,
  retry: unheard,
  failed: "Tsunami could not be projected",
  waiting: "Projecting Tsunami",
  nothing: undefined,
  children: chart,
};
const answered = { ...unasked, isAnswered: true };
const error = new Error("The server is busy.");

export default statesOf(ProjectedView, {
  "not asked": unasked,
  loading: { ...unasked, isUpdating: true },
  failed: { ...unasked, error },
  answered,
  "asking again": { ...answered, isUpdating: true },
  "failed to ask again": { ...answered, error },
  "nothing to draw": { ...answered, nothing: "No projected risk data available for this scenario" },
});
