import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NamedAreasView } from "./NamedAreasView.tsx";

const named = {
  areas: [
    { area_id: "a".repeat(64), name: "Ōtara flats" },
    {
      area_id: "b".repeat(64),
      name: "Everything within two hundred metres of the northern stopbank, as drawn in May",
    },
  ],
  hasArea: true,
  onName: unheard,
  onOpen: unheard,
  onRename: unheard,
  onDelete: unheard,
};

export default statesOf(NamedAreasView, {
  none: { ...named, areas: [] },
  several: named,
  "without an area on the map": { ...named, hasArea: false },
});
