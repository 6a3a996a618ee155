import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperKey } from "./PaperKey.tsx";

export default statesOf(PaperKey, {
  squares: {
    entries: [
      { key: "minor", label: "Minor", colour: "#f2c14e" },
      { key: "missing", label: "Not assessed", colour: "#ffffff", isHatched: true },
    ],
  },
  lines: {
    entries: [
      { key: "timber", label: "Timber", colour: "#0b5c8f", isLine: true },
      { key: "steel", label: "Steel", colour: "#b3480a", isLine: true, dash: "8 3" },
    ],
  },
  none: { entries: [] },
});
