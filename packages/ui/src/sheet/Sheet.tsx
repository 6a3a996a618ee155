import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from "react";
import { nearestStop, neighbour, type SheetStop, sheetStops, stopHeightPx } from "./stops.ts";

export { type SheetStop, stopHeightPx };

export interface SheetProps {
  /** Names the region: "Layers and risk". */
  readonly label: string;
  readonly stop: SheetStop;
  /** How high the screen is that it lies on, which ends where the window ends. */
  readonly roomPx: number;
  readonly onStop: (stop: SheetStop) => void;
  /** What stays in reach at every stop, such as tabs. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** On a phone, a panel from the bottom with three stops: by dragging, by tapping its handle or by arrow keys. */
export function Sheet({ label, stop, roomPx, onStop, head, children }: SheetProps) {
  const [dragPx, setDragPx] = useState<number>();
  const id = useId();
  const heightAt = ({ clientY }: PointerEvent) => window.innerHeight - clientY;
  const restPx = stopHeightPx(stop, roomPx);
  const isFarEnough = (event: PointerEvent) => Math.abs(heightAt(event) - restPx) > 6;

  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onStop(neighbour(stop, event.key === "ArrowUp" ? 1 : -1));
  };
  return (
    <section
      aria-label={label}
      className={`sb-sheet ${dragPx === undefined ? "" : "sb-sheet-dragged"}`}
      style={{ height: dragPx ?? restPx }}
    >
      <button
        aria-controls={id}
        aria-label={`Height of ${label}: ${stop}. Arrow keys change it.`}
        className="sb-sheet-handle"
        onClick={() => onStop(stop === "full" ? "peek" : neighbour(stop, 1))}
        onKeyDown={press}
        onPointerCancel={() => setDragPx(undefined)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId) && isFarEnough(event))
            setDragPx(heightAt(event));
        }}
        onPointerUp={(event) => {
          if (dragPx === undefined) return;
          // The click that follows a drag would move it on once more.
          event.currentTarget.addEventListener("click", swallow, { capture: true, once: true });
          setDragPx(undefined);
          onStop(nearestStop(heightAt(event), roomPx));
        }}
        type="button"
      >
        <span className="sb-sheet-grip" />
      </button>
      {head}
      <div className="sb-sheet-body" id={id} inert={stop === sheetStops[0] && dragPx === undefined}>
        {children}
      </div>
    </section>
  );
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
