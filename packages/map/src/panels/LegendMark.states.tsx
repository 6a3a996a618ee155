import { statesOf } from "@stopbank/ui/testing/states-of";
import { LegendMark } from "./LegendMark.tsx";

const color = "#e8833a";

export default statesOf(LegendMark, {
  plain: { color },
  fill: { color, shape: "fill" },
  line: { color, shape: "line" },
  point: { color, shape: "point" },
  outlined: { color, outline: "#16202c" },
  hatched: { color, isHatched: true },
});
