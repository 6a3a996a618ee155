import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RegionName } from "./RegionName.tsx";

const linkOf = (region: string) => (region === "all" ? undefined : `/risk?regions=${region}`);
const around = { linkOf, onOpen: unheard };

export default statesOf(RegionName, {
  region: { ...around, row: { region: "suburb.otara", name: "Ōtara" } },
  all: { ...around, row: { region: "all", name: "All" } },
});
