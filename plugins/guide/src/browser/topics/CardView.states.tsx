import { statesOf } from "@stopbank/ui/testing/states-of";
import { fallbackPicture } from "../fallbackPicture.ts";
import { CardView } from "./CardView.tsx";

const shared = {
  title: "The Awatōrea in flood",
  description: "What a rare flood would reach, and whom.",
  href: "/guide/insights/case-studies/awatorea",
  picture: fallbackPicture,
  isFilm: false,
  detail: "Mere Tautahi · March 5, 2026",
};

export default statesOf(CardView, {
  article: shared,
  film: { ...shared, isFilm: true, detail: "3 minutes" },
  "nothing beside": { ...shared, detail: undefined },
  "long text": {
    ...shared,
    title:
      "How the district's pipes, pumping stations, roads and houses would stand a rare flood of its rivers",
    description: Array.from({ length: 12 }, () => "What a rare flood would reach, and whom.").join(" "),
  },
});
