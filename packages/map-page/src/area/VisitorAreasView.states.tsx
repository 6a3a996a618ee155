import { statesOf } from "@stopbank/ui/testing/states-of";
import { VisitorAreasView } from "./VisitorAreasView.tsx";

export default statesOf(VisitorAreasView, { "a visitor": {} });
