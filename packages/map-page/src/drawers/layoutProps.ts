import type { PageTab } from "./pageTabs.ts";

export interface LayoutProps {
  readonly main: readonly PageTab[];
  /** The tab of the other drawer that is open. */
  readonly other: PageTab | undefined;
  readonly closeOther: () => void;
  readonly side: "left" | "right";
  readonly label: string;
}
