import { statesOf } from "@stopbank/ui/testing/states-of";
import { ProcessView } from "./ProcessView.tsx";

export default statesOf(ProcessView, { "as it is": {} });
