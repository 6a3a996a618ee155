import { useTitle } from "@stopbank/plugin-api/browser";
import { useTutorial } from "../data/useCms.ts";
import type { EntryPageProps } from "../EntryPage.tsx";
import { Breadcrumb } from "../frame/Breadcrumb.tsx";
import { GuideFrameView } from "../frame/GuideFrameView.tsx";
import { ProblemPage } from "../ProblemPage.tsx";
import { TutorialView } from "./TutorialView.tsx";

export function TutorialEntry({ place, frame, waiting }: EntryPageProps) {
  useTitle(place.card.title);
  const found = useTutorial(place.card.slug);
  if (found.state === "loading") return waiting;
  if (found.state === "failed")
    return (
      <GuideFrameView {...frame}>
        <ProblemPage error={found.error} onRetry={found.retry} title="Error" />
      </GuideFrameView>
    );
  return (
    <GuideFrameView {...frame}>
      {found.value === undefined ? (
        <ProblemPage />
      ) : (
        <TutorialView
          address={found.value.arcadeLink}
          breadcrumb={<Breadcrumb {...place} />}
          summary={found.value.summary}
          title={found.value.title}
        />
      )}
    </GuideFrameView>
  );
}
