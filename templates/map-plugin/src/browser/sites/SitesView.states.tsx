import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SitesView } from "./SitesView.tsx";

const [first, second] = [
  { longitude: 172.94, latitude: -40.3 },
  { longitude: 172.95, latitude: -40.31 },
];
const common = {
  chosen: undefined,
  about: <p>2 buildings</p>,
  actions: <p>Write a list</p>,
  onAdd: unheard,
  onChoose: unheard,
  onRemove: unheard,
};

export default statesOf(SitesView, {
  empty: { ...common, sites: [] },
  "something selected": { ...common, sites: [first], selected: "Buildings, B1" },
  one: { ...common, sites: [first] },
  many: { ...common, sites: [first, second] },
  "one chosen": { ...common, sites: [first, second], chosen: { ...second } },
});
