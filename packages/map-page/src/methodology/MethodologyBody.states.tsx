import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { methodology, methodParts } from "../testing/methods.ts";
import { MethodologyBody } from "./MethodologyBody.tsx";

const shared = {
  title: "Risk Methodology",
  index: { hazards: new Map(), elements: new Map() },
  labels: methodParts.labels,
};

export default statesOf(
  MethodologyBody,
  {
    loading: { ...shared, methodology: loading },
    failed: {
      ...shared,
      methodology: { state: "failed", error: new Error("The network is gone."), retry: unheard },
    },
    "none stated": { ...shared, methodology: ready(null) },
    stated: { ...shared, methodology: ready(methodology) },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
