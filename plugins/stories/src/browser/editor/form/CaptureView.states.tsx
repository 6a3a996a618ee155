import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CaptureView, capturedParts } from "./CaptureView.tsx";

const same = {
  has: {
    view: "38.100° S, 176.200° E, zoom 11, Satellite",
    layers: "Buildings, Roads; Flood, once in 100 years",
    regions: "Everywhere",
    area: "None",
  },
  differing: new Set<never>(),
  isWorking: false,
  onCapture: unheard,
  onShow: unheard,
};

export default statesOf(CaptureView, {
  same,
  differing: { ...same, differing: new Set(capturedParts) },
  working: { ...same, isWorking: true },
});
