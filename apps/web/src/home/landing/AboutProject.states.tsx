import { statesOf } from "@stopbank/ui/testing/states-of";
import { AboutProject } from "./AboutProject.tsx";

const words = {
  organisation: "Larkhaven District Council",
  why: undefined,
  community: undefined,
  how: undefined,
  start: undefined,
  steps: [
    { href: "/risk", label: "Open the risk map", words: "Add a layer and a hazard." },
    { href: "/home/contacts", label: "See your contacts", words: "Ask whom you need." },
  ],
};

export default statesOf(AboutProject, {
  "the product's words": words,
  "the client's words": {
    ...words,
    why: <p>Because the sea rises.</p>,
    community: <p>Marae, farmers and the harbour board.</p>,
    how: <p>Begin with your own street.</p>,
    start: <p>Come on a Tuesday.</p>,
  },
  "nowhere to begin": { ...words, steps: [] },
});
