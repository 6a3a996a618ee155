import type { Place } from "@stopbank/contract/guide-places";
import { entryHref, subTabHref, tabHref } from "../../domain/guideMap.ts";
import { BreadcrumbView } from "./BreadcrumbView.tsx";

/** From the guide's home to a place in it. */
export function Breadcrumb({ tab, subTab, card }: Place) {
  return (
    <BreadcrumbView
      steps={[
        { title: "Home", href: "/guide/overview" },
        { title: tab.title, href: tabHref(tab) },
        ...(subTab === undefined ? [] : [{ title: subTab.title, href: subTabHref(tab, subTab) }]),
        ...(card === undefined ? [] : [{ title: card.title, href: entryHref({ tab, subTab, card }) }]),
      ]}
    />
  );
}
