import { statesOf } from "@stopbank/ui/testing/states-of";
import { curvesByConstruction, fragility, methodology, methodParts } from "../testing/methods.ts";
import { Methodology } from "./Methodology.tsx";

const { information, labels } = methodParts;
const shared = { of: methodology, information, labels, intensityLabel: "Depth" };

export default statesOf(
  Methodology,
  {
    figures: shared,
    "over the floor": { ...shared, of: { ...methodology, curves: [curvesByConstruction] } },
    fragility: { ...shared, of: { ...methodology, curves: [fragility] }, intensityLabel: "Shaking" },
    "a picture": {
      ...shared,
      of: {
        ...methodology,
        curves: [],
        image_url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="100%" height="100%" fill="#2b6cb0"/></svg>')}`,
      },
    },
    "words alone": {
      ...shared,
      of: { ...methodology, curves: [], conventions: [], sources: [], sampling: { rule: "max", note: "" } },
      intensityLabel: undefined,
    },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
