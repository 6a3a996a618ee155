import type { SceneOperation } from "@stopbank/scene";

/** The parts of a page's tutorial. */
export type TutorialModule = "Map Basics" | "Add & Explore Layers" | "Navigating the Sidebar" | "Map Tools";

/** One thing on a map page that its tutorial points at. The thing itself can be used meanwhile. */
export interface TutorialStep {
  readonly module: TutorialModule;
  readonly title: string;
  /** Short and plain, without markup. */
  readonly text: string;
  /** A CSS selector: the first that can be seen. Where there is none after two seconds, the step is left out. */
  readonly at: string;
  /**
   * The scene it is shown on, made of the reader's own, which comes back at the end; without it, the reader's own. What the reader
   * does to the map stays while step after step has the same function.
   */
  readonly scene?: SceneOperation;
  /**
   * Brings what it points at on to the screen: raises a sheet, opens a dialog.
   *
   * @returns takes it away again; the same function for the same thing, which then stays from one step to the next.
   */
  readonly open?: () => (() => void) | undefined;
}
