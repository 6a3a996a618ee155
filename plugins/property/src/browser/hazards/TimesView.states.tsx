import { statesOf } from "@stopbank/ui/testing/states-of";
import { times } from "../../testing/property.ts";
import { TimesView } from "./TimesView.tsx";

export default statesOf(TimesView, {
  several: { times, intensityLabel: "Depth" },
  two: { times: times.slice(0, 2), intensityLabel: "Depth" },
});
