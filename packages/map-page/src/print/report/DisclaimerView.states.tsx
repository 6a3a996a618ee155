import { statesOf } from "@stopbank/ui/testing/states-of";
import { DisclaimerView } from "./DisclaimerView.tsx";

export default statesOf(DisclaimerView, { usual: {} });
