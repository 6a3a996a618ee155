import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { areaFile } from "../testing/areaFile.ts";
import { FileShapesView } from "./FileShapesView.tsx";

const shapes = {
  file: areaFile,
  chosen: [0],
  onChoose: unheard,
  buffer: "",
  onBuffer: unheard,
  onUse: unheard,
  onBack: unheard,
  onShow: unheard,
};
const [only] = areaFile.features;

export default statesOf(FileShapesView, {
  "one chosen": shapes,
  "none chosen": { ...shapes, chosen: [] },
  "a line without a buffer": { ...shapes, chosen: [0, 1] },
  "several with a buffer": { ...shapes, chosen: [0, 1], buffer: "50" },
  "one shape": { ...shapes, file: { ...areaFile, features: only === undefined ? [] : [only] } },
  "with notes, of layers": {
    ...shapes,
    file: {
      ...areaFile,
      features: areaFile.features.map((feature) => ({
        ...feature,
        layer: "A layer with quite a long name of its own",
      })),
      notes: ["The file links to other files. Those are not followed: only what lies in it is read."],
    },
  },
});
