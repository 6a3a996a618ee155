import type { GuideMainTab } from "@stopbank/contract/cms";
import type { EntryPlace } from "@stopbank/contract/guide-places";
import type { ReactNode } from "react";
import { ArticleEntry } from "./article/ArticleEntry.tsx";
import { DemoEntry } from "./entries/DemoEntry.tsx";
import { TutorialEntry } from "./entries/TutorialEntry.tsx";
import type { GuideFrameViewProps } from "./frame/GuideFrameView.tsx";

export interface EntryPageProps {
  readonly place: EntryPlace;
  readonly tabs: readonly GuideMainTab[];
  readonly frame: Omit<GuideFrameViewProps, "children" | "contents">;
  readonly waiting: ReactNode;
}

/** An article, tutorial or demo. */
export function EntryPage(props: EntryPageProps) {
  const { slug } = props.place.tab;
  if (slug === "tutorials") return <TutorialEntry {...props} />;
  return slug === "demos" ? <DemoEntry {...props} /> : <ArticleEntry {...props} />;
}
