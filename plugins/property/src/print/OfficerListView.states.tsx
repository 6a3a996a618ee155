import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { OfficerListView } from "./OfficerListView.tsx";

export default statesOf(OfficerListView, {
  several: { adds: facts.memorandum.officer_adds, missing: facts.memorandum.still_missing },
  none: { adds: [], missing: [] },
});
