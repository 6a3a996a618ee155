import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { WorkingView } from "./WorkingView.tsx";

export default statesOf(WorkingView, { reading: { what: "Reading zones.zip", onCancel: unheard } });
