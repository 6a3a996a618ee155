import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { StudiedTableView } from "./StudiedTableView.tsx";

export default statesOf(StudiedTableView, {
  several: { groups: facts.groups },
  one: { groups: facts.groups.slice(1) },
});
