import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/selected/ExposureOnMapView.states.tsx";
import { ElementHazardsView } from "./ElementHazardsView.tsx";

export default statesOf(ElementHazardsView, screen.states);
