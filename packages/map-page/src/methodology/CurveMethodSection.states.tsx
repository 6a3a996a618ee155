import { statesOf } from "@stopbank/ui/testing/states-of";
import { curve, curvesByConstruction, methodParts } from "../testing/methods.ts";
import { CurveMethodSection } from "./CurveMethodSection.tsx";

export default statesOf(
  CurveMethodSection,
  {
    one: { ...methodParts, method: curve },
    "by construction, with bounds": { ...methodParts, method: curvesByConstruction },
    "of a part": { ...methodParts, method: { ...curve, part: "content" } },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
