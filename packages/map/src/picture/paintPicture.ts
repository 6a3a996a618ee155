import type { MarkPart } from "../feature/markShapes.ts";
import type { Face, Picture, PicturePart } from "./layPicture.ts";

type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What of a map's canvas is shown, in its own pixels. */
export interface Cut {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const fontOf = ({ sizePx, weight }: Face): string =>
  `${weight} ${sizePx}px Inter, system-ui, sans-serif`;

/** Paints a picture that was laid out. The context is scaled to its pixels. */
export function paintPicture(context: Canvas2d, { parts }: Picture, cut: Cut): void {
  for (const part of parts) {
    context.save();
    context.translate(part.x, part.y);
    paintPart(context, part, cut);
    context.restore();
  }
}

function paintPart(context: Canvas2d, part: PicturePart, cut: Cut): void {
  switch (part.kind) {
    case "map":
      context.drawImage(cut.canvas, cut.x, cut.y, cut.w, cut.h, 0, 0, part.w, part.h);
      break;
    case "box":
      context.beginPath();
      context.roundRect(0, 0, part.w, part.h, part.radius);
      context.fillStyle = part.fill;
      context.fill();
      break;
    case "text":
      context.font = fontOf(part.face);
      context.fillStyle = part.face.colour;
      context.textAlign = part.align;
      context.fillText(part.text, 0, 0);
      break;
    case "mark":
      for (const one of part.parts) paintMark(context, one);
      break;
    case "ramp": {
      const colours = context.createLinearGradient(0, 0, part.w, 0);
      for (const { color, share } of part.stops) colours.addColorStop(share, color);
      context.fillStyle = colours;
      context.fillRect(0, 0, part.w, part.h);
      context.strokeStyle = "rgba(22, 32, 44, 0.35)";
      context.lineWidth = 0.5;
      context.strokeRect(0, 0, part.w, part.h);
      break;
    }
    case "scale":
      context.strokeStyle = "#16202c";
      context.lineWidth = 1.5;
      context.stroke(new Path2D(`M0 0V6H${part.w}V0M${part.w / 2} 3V6`));
      break;
    case "north":
      context.rotate((-part.bearingDegrees * Math.PI) / 180);
      context.fillStyle = "#16202c";
      context.fill(new Path2D("M0-4 5 12 0 8.500-5 12Z"));
      context.font = fontOf({ sizePx: 9, weight: 700, colour: "" });
      context.textAlign = "center";
      context.fillText("N", 0, -6);
      break;
  }
}

function paintMark(context: Canvas2d, part: MarkPart): void {
  const path = new Path2D(part.kind === "path" ? part.d : "");
  if (part.kind === "circle") path.arc(part.cx, part.cy, part.r, 0, 2 * Math.PI);
  if (part.kind === "rect") path.roundRect(part.x, part.y, part.w, part.h, part.radius);
  if (part.fill !== "none") {
    context.fillStyle = part.fill;
    context.fill(path);
  }
  context.strokeStyle = part.stroke;
  context.lineWidth = part.width;
  context.lineCap = part.isRound === true ? "round" : "butt";
  context.setLineDash([...(part.dash ?? [])]);
  context.stroke(path);
}
