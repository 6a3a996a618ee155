import { statesOf } from "@stopbank/ui/testing/states-of";
import { BlockButtons } from "./BlockButtons.tsx";

const map = { text: "Open the risk map", url: "/risk?v=1" };

export default statesOf(BlockButtons, {
  one: { buttons: [map] },
  many: { buttons: [map, { text: "Read what the ministry says", url: "https://environment.govt.nz" }] },
  "another site by a slash": { buttons: [{ text: "The viewer", url: "/\\maps.example" }] },
  "long text": { buttons: [{ ...map, text: "Open the map of everything that is at risk here ".repeat(3) }] },
});
