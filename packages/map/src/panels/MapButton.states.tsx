import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { glyphs } from "../feature/glyphs.tsx";
import { inMap } from "../testing/inMap.tsx";
import { MapButton } from "./MapButton.tsx";

const button = { label: "Measure", onPress: unheard, children: glyphs.measure };

export default statesOf(
  MapButton,
  {
    usual: button,
    pressed: { ...button, pressed: true },
    "not pressed": { ...button, pressed: false },
    "of a menu": { ...button, isExpanded: false },
    "of an open menu": { ...button, isExpanded: true },
    blocked: { ...button, blockedBy: "There is nothing to measure." },
    "with more to say": { ...button, tooltip: "Measure (Ctrl + M)" },
  },
  { around: inMap },
);
