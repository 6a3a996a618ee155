import { statesOf } from "@stopbank/ui/testing/states-of";
import { BlockButtons } from "./BlockButtons.tsx";

const map = { text: "Open the risk map", url: "/risk?v=1" };
const prefix = "/media/larkhaven/";

export default statesOf(BlockButtons, {
  one: { prefix, buttons: [map] },
  many: {
    prefix,
    buttons: [map, { text: "Read what the ministry says", url: "https://environment.govt.nz" }],
  },
  "a film and what the server has": {
    prefix,
    buttons: [
      { text: "The film", url: "media/0123456789abcdef0123456789abcdef.webm" },
      { text: "For programs", url: "/docs" },
    ],
  },
  "another site by a slash": { prefix, buttons: [{ text: "The viewer", url: "/\\maps.example" }] },
  "long text": {
    prefix,
    buttons: [{ ...map, text: "Open the map of everything that is at risk here ".repeat(3) }],
  },
});
