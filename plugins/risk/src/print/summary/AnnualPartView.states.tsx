import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/annual/AnnualAnswer.states.tsx";
import { AnnualPartView } from "./AnnualPartView.tsx";

export default statesOf(AnnualPartView, screen.states);
