import { statesOf } from "@stopbank/ui/testing/states-of";
import { MapMarks } from "./MapMarks.tsx";

const flat = { metresPerPoint: 5, bearingDegrees: 0, pitchDegrees: 0 };

export default statesOf(MapMarks, {
  "north up": flat,
  turned: { ...flat, bearingDegrees: 30 },
  "from afar": { ...flat, metresPerPoint: 900 },
  "tilted too far for a scale": { ...flat, pitchDegrees: 40, bearingDegrees: -90 },
});
