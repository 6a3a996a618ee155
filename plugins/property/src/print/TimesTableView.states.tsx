import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { TimesTableView } from "./TimesTableView.tsx";

export default statesOf(TimesTableView, {
  several: { groups: facts.groups },
  one: { groups: facts.groups.slice(1) },
});
