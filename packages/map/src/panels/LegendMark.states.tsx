import { statesOf } from "@stopbank/ui/testing/states-of";
import { LegendMark } from "./LegendMark.tsx";

const color = "#e8833a";

export default statesOf(LegendMark, {
  plain: { color },
  fill: { color, shape: "fill" },
  line: { color, shape: "line" },
  point: { color, shape: "point" },
  outlined: { color, outline: "#16202c" },
  small: { color, shape: "point", sizeFactor: 0.7 },
  large: { color, shape: "point", sizeFactor: 1.4 },
  light: { color, shape: "line", weightFactor: 0.6 },
  "heavy and cased": { color, shape: "line", weightFactor: 1.6, outline: "#16202c" },
  dotted: { color, shape: "line", dash: [0.1, 2] },
  "dashed with edges": { color, outline: "#ffffff", shape: "line", dash: [3, 1.5] },
  dashed: { color, shape: "line", dash: [3, 1.5] },
  hatched: { color, isHatched: true },
});
