import { statesOf } from "@stopbank/ui/testing/states-of";
import { OwnSessionsView } from "./OwnSessionsView.tsx";

export default statesOf(OwnSessionsView, { shown: {} });
