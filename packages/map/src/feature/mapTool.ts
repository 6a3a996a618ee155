import type { Scene } from "@stopbank/scene";
import type { MapMouseEvent, MapTouchEvent } from "maplibre-gl";
import type { ReactNode } from "react";
import type { LiveMap } from "./liveMap.ts";

/** Something the pointer and the keys do on the map until one is done with it: drawing, measuring. One at a time. */
export interface MapTool {
  /** Its own among the tools of a map. */
  readonly id: string;
  /** Its button among the map's; none for a tool that is started from elsewhere. */
  readonly button?: ToolButton;
  /** Begins. A tool that throws here is not on, and the person is told. */
  enter(live: ToolMap): RunningTool;
}

export interface ToolButton {
  readonly label: string;
  /** 20 by 20 pixels, in the current colour. */
  readonly glyph: ReactNode;
  /** False hides the button. Asked at every change of scene. */
  available?(scene: Scene): boolean;
  /** Why it cannot be pressed now, in words for the user. */
  blockedBy?(scene: Scene): string | undefined;
}

/** What a tool is given while it is on. */
export interface ToolMap extends LiveMap {
  /** Replaces what is said over the map. */
  say(hint: ToolHint): void;
  setCursor(cursor: string): void;
  /** The person is done: ends the tool. */
  leave(): void;
}

/** What a tool waits for, said over the map and to screen readers. */
export interface ToolHint {
  readonly text: string;
  /** The text says what is wrong. */
  readonly isProblem?: boolean;
  /** There is something to start over from. */
  readonly canStartOver?: boolean;
  /** There is a step of its own to take back, before any of the scene. */
  readonly canTakeBack?: boolean;
  /** Words of the button that ends it; `Done` without. */
  readonly endLabel?: string;
}

type Pointed = MapMouseEvent | MapTouchEvent;

/** A tool that is on. What it does not answer goes to the map, and Escape ends it. */
export interface RunningTool {
  readonly hint: ToolHint;
  /** Over the map, until the tool sets another. */
  readonly cursor?: string;
  /** A double click is two clicks, and does not zoom. */
  readonly keepsDoubleClicks?: boolean;
  press?(event: Pointed): void;
  move?(event: Pointed): void;
  release?(event: Pointed): void;
  /** The pointer left the map. */
  out?(): void;
  click?(event: MapMouseEvent): void;
  /**
   * A key, wherever the focus is but in a field of text or a dialog.
   *
   * @returns whether the tool took it.
   */
  key?(event: KeyboardEvent): boolean;
  startOver?(): void;
  /** @returns whether there was a step to take back. */
  takeBack?(): boolean;
  /** Ends what it began. */
  leave?(): void;
}
