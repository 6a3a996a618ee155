import { Button } from "@blueprintjs/core";
import { LayersIcon } from "@blueprintjs/icons";
import { statesOf } from "../testing/statesOf.tsx";
import { Empty } from "./Empty.tsx";

export default statesOf(Empty, {
  sentence: { children: "No layer is on the map." },
  "with a button": { children: "No layer is on the map.", action: <Button text="Add layers" /> },
  "with an icon": {
    children: "No layer is on the map.",
    icon: <LayersIcon size={24} />,
    action: <Button text="Add layers" />,
  },
  "long text": {
    children:
      "Nothing of what is chosen lies in the area that is drawn, and none of the scenarios on the map reaches it: draw another, or add a scenario that is rarer.",
  },
});
