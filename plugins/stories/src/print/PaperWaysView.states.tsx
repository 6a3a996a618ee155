import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperWaysView } from "./PaperWaysView.tsx";

const site = "https://stopbank.example/risk/stories/1";

export default statesOf(PaperWaysView, {
  many: {
    site,
    buttons: [
      { title: "Open the map", url: "/risk?v=2" },
      { title: "The study", url: "https://larkhaven.example/study" },
      { title: "Not this", url: "javascript:alert(1)" },
    ],
  },
  empty: { site, buttons: [] },
  "long text": {
    site,
    buttons: [
      { title: "The study of 2026 ".repeat(10), url: `https://larkhaven.example/${"study-".repeat(40)}` },
    ],
  },
});
