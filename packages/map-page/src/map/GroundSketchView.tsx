import { useEffect, useRef } from "react";

export interface GroundSketchViewProps {
  /** How high a sheet stands before the map; undefined where there is none. */
  readonly sheetPx: number | undefined;
  /** Draws on it; called once, and told to stop when the map has its own picture. The same from one render to the next. */
  readonly draw: (canvas: HTMLCanvasElement, stopped: AbortSignal) => Promise<void>;
}

/** The ground in plain colours, in the map's place until the map draws it. */
export function GroundSketchView({ sheetPx = 0, draw }: GroundSketchViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stopped = new AbortController();
    const timer = setTimeout(() => {
      if (canvas.current !== null) void draw(canvas.current, stopped.signal);
    }, afterFiguresMs);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [draw]);
  return <canvas ref={canvas} className="map-page-sketch" style={{ height: `calc(100% - ${sheetPx}px)` }} />;
}

/** Figures are asked for first, and panels have their places then. */
export const afterFiguresMs = 700;
