import { statesOf } from "@stopbank/ui/testing/states-of";
import screen from "../../browser/summary/HazardView.states.tsx";
import { HazardPartView } from "./HazardPartView.tsx";

const { states } = screen;

export default statesOf(HazardPartView, {
  quantity: states.quantity,
  "replacement costs incomplete": states["replacement costs incomplete"],
  value: states.value,
  damage: states.damage,
  "no damage curves": states["no damage curves"],
  "classes not known": states["classes not known"],
  "intensities not known": states["intensities not known"],
  "not exposed": states["not exposed"],
  "not exposed in an area": states["not exposed in an area"],
  "no outage": states["no outage"],
  "nothing assessed": states["nothing assessed"],
  "nothing selected": states["nothing selected"],
  "long text": states["long text"],
});
