import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { StatusTableView } from "./StatusTableView.tsx";

export default statesOf(StatusTableView, {
  several: { groups: facts.groups },
  one: { groups: facts.groups.slice(1) },
});
