import { statesOf } from "@stopbank/ui/testing/states-of";
import { MapSheetView } from "./MapSheetView.tsx";

const economy = { mostNamed: 5, isFine: false, isParted: false, hasCode: true };
const usual = {
  asked: {
    client: "Larkhaven District Council",
    filters: [],
    elements: ["Buildings"],
    hazardsTerm: "Hazards",
    hazards: ["River flooding, 1 in 100 years"],
    days: undefined,
    version: "0123456789abcdef",
  },
  economy,
  licence: "CC BY 4.0",
  madeAt: "27 November 2026 at 9:46 am",
  link: "https://larkhaven.example/risk?v=2",
  leftOut: undefined,
  layout: { sheet: { width: 520, height: 300 }, map: { width: 300, height: 200 }, isCrowded: false },
  children: (
    <figure className="sb-map-figure">
      <div
        className="sb-map-figure-picture"
        style={{ background: "var(--sb-hover)", height: "200pt", width: "300pt" }}
      />
      <div className="sb-map-figure-below">
        <p className="sb-map-figure-attribution">Land: Natural Earth</p>
      </div>
    </figure>
  ),
};

export default statesOf(MapSheetView, {
  usual,
  filtered: {
    ...usual,
    asked: {
      ...usual.asked,
      filters: [
        { text: "Filtering by selected regions", what: ["Ōtaki", "Levin"] },
        {
          text: "Filtering by custom shape",
          what: ["Elements that touch the drawn area of 31.2\u00a0ha"],
        },
      ],
    },
  },
  crowded: {
    ...usual,
    layout: { ...usual.layout, isCrowded: true },
    economy: { ...economy, mostNamed: 3 },
    asked: { ...usual.asked, hazards: Array.from({ length: 9 }, (_, at) => `Flood ${at + 1}`) },
  },
  "a link that no code holds": { ...usual, link: `https://larkhaven.example/risk?v=2&${"x".repeat(2_000)}` },
  "no room for its legend or a code": {
    ...usual,
    economy: { mostNamed: 1, isFine: false, isParted: true, hasCode: false },
    asked: { ...usual.asked, elements: ["Buildings", "Roads"] },
  },
  "left out of the link": {
    ...usual,
    leftOut: "Left out of the link: element layer bridges (it is not in the published data).",
  },
});
