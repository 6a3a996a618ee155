import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/summary/CombinedView.states.tsx";
import { TogetherPartView } from "./TogetherPartView.tsx";

export default statesOf(TogetherPartView, screen.states);
