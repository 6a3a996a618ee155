import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { DaysView } from "./DaysView.tsx";

export default statesOf(DaysView, {
  first: { days: [0, 1, 7], at: undefined, onChange: unheard },
  chosen: { days: [0, 1, 7], at: 7, onChange: unheard },
  "one day": { days: [0], at: undefined, onChange: unheard },
  "none in common": { days: [], at: 7, onChange: unheard },
  many: { days: [0, 1, 2, 3, 7, 14, 30, 90, 180, 365, 730, 3650], at: 30, onChange: unheard },
});
