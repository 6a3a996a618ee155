import { statesOf } from "@stopbank/ui/testing/states-of";
import { GroundSketchView } from "./GroundSketchView.tsx";

const drawLand = async (canvas: HTMLCanvasElement) => {
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.fillStyle = "#f3f1ec";
  context.fillRect(0, 0, canvas.width, canvas.height);
  canvas.dataset.drawn = "";
};
const coming = { sheetPx: undefined, draw: async () => undefined };

export default statesOf(
  GroundSketchView,
  { coming, drawn: { ...coming, draw: drawLand }, "above a sheet": { sheetPx: 120, draw: drawLand } },
  { around: (view) => <div style={{ blockSize: 320, position: "relative" }}>{view}</div> },
);
