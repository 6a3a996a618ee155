import { statesOf } from "@stopbank/ui/testing/states-of";
import { classLabels } from "../classes/damageClasses.ts";
import { exposureLook } from "../classes/exposureLook.ts";
import { ClassMark } from "./ClassMark.tsx";

const labels = classLabels(undefined);
const looks = (is_exposed: "true" | "false" | "unknown", damage_class: string | null = null) => ({
  look: exposureLook({ is_exposed, damage_class }, labels),
});

export default statesOf(ClassMark, {
  major: looks("true", "high"),
  "not exposed": looks("false"),
  "not assessed": looks("unknown"),
  "long text": {
    look: {
      label: "Damaged, fit to be lived in once the roof and its lining are renewed",
      colour: "#e08e45",
      isHatched: false,
    },
  },
});
