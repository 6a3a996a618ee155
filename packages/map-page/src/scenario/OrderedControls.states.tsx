import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { earthquake, onMap, riverFlood } from "../testing/hazards.ts";
import { OrderedControls } from "./OrderedControls.tsx";

const shared = { preferred: [], onSet: unheard, onOrder: unheard };

export default statesOf(OrderedControls, {
  "all chosen automatically": { ...shared, of: onMap(riverFlood) },
  "some set": { ...shared, of: onMap(riverFlood, { slr: 1, ari: 100 }) },
  "an order of its own": { ...shared, of: onMap(riverFlood), preferred: ["gates", "ari"] },
  "one control": { ...shared, of: onMap(earthquake) },
});
