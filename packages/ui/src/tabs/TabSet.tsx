// biome-ignore lint/style/noRestrictedImports: the one place where they are made to answer to arrow keys.
import { Tab, Tabs } from "@blueprintjs/core";
import type { ReactElement } from "react";

export interface TabOf<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly panel: ReactElement;
}

export interface TabSetProps<Id extends string> {
  /** Tells this set from others on the page. */
  readonly id: string;
  readonly tabs: readonly TabOf<Id>[];
  readonly chosen: Id;
  readonly onChoose?: (id: Id) => void;
  readonly className?: string;
}

/** Tabs over one panel, which arrow keys go through. Only the chosen one's panel is drawn. */
export function TabSet<Id extends string>({ id, tabs, chosen, onChoose, className }: TabSetProps<Id>) {
  return (
    <Tabs
      animate={false}
      id={id}
      onChange={(next) => onChoose?.(next as Id)}
      renderActiveTabPanelOnly
      selectedTabId={chosen}
      {...(className === undefined ? {} : { className })}
    >
      {tabs.map((tab) => (
        // Blueprint's arrow keys see a tab only where it says that it is not disabled.
        <Tab disabled={false} id={tab.id} key={tab.id} panel={tab.panel} title={tab.title} />
      ))}
    </Tabs>
  );
}
