import { statesOf } from "@stopbank/ui/testing/states-of";
import { LegendView } from "./LegendView.tsx";

export default statesOf(LegendView, { usual: {} });
