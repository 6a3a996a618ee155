import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { VerificationView } from "./VerificationView.tsx";

const version = "0123456789abcdef";
const whole = { state: "done", version, files: 214, problems: [] } as const;

export default statesOf(VerificationView, {
  none: { verification: { state: "none" }, onVerify: unheard },
  running: {
    verification: { state: "running", progress: 0.42, step: "tiles/buildings.pmtiles" },
    onVerify: unheard,
  },
  whole: { verification: whole, onVerify: unheard },
  damaged: {
    verification: {
      ...whole,
      problems: [
        { path: "elements/buildings.arrow", problem: "altered" },
        { path: "tiles/buildings.pmtiles", problem: "missing" },
      ],
    },
    onVerify: unheard,
  },
  failed: {
    verification: { state: "failed", words: "The server is out of reach. Try again." },
    onVerify: unheard,
  },
});
