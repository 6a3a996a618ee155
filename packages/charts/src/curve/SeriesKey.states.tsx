import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { concrete, timber } from "./exampleCurve.ts";
import { SeriesKey } from "./SeriesKey.tsx";

const both = [timber, concrete].map((one) => ({ ...one, shown: undefined }));
const key = { name: "Damage by depth", series: both, front: "timber", onChoose: unheard, place: undefined };

export default statesOf(SeriesKey, {
  many: key,
  one: { ...key, series: both.slice(0, 1) },
  "pointed at": {
    ...key,
    series: both.map((one) => ({ ...one, shown: "0.55 (0.40 to 0.75)" })),
    place: "1.2 m",
  },
});
