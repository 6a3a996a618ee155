import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LayerOption } from "./LayerOption.tsx";

const shared = { title: "Buildings", icon: "home", isChosen: false, onToggle: unheard };

export default statesOf(LayerOption, {
  free: shared,
  chosen: { ...shared, isChosen: true },
  "with its scenario": { ...shared, title: "River flood", detail: "Once in 100 years" },
  "with help": { ...shared, onHelp: unheard },
  blocked: { ...shared, blockedBy: "No Data" },
  "long text": { ...shared, title: "Buildings of the district that people live in, with those beside them" },
});
