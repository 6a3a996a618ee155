import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { onMap, riverFlood } from "../testing/hazards.ts";
import { SwitchedControls } from "./SwitchedControls.tsx";

export default statesOf(SwitchedControls, {
  "all chosen automatically": { of: onMap(riverFlood), onSet: unheard },
  "some set": { of: onMap(riverFlood, { slr: 1, ari: 100 }), onSet: unheard },
});
