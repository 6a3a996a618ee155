import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { Segments } from "./Segments.tsx";

const around = {
  label: "Show exposure:",
  options: [
    { value: "region", label: "Per Region" },
    { value: "all", label: "For All Regions" },
  ],
  chosen: "region",
  onChoose: unheard,
};

export default statesOf(Segments<string>, {
  open: around,
  blocked: { ...around, blockedBy: "Tick Percent to choose." },
});
