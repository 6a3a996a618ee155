import { mediaAddress, readMediaName } from "@stopbank/contract/media-name";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { Markdown } from "@stopbank/markdown";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useDemo } from "../data/useCms.ts";
import type { EntryPageProps } from "../EntryPage.tsx";
import { Breadcrumb } from "../frame/Breadcrumb.tsx";
import { GuideFrameView } from "../frame/GuideFrameView.tsx";
import { ProblemPage } from "../ProblemPage.tsx";
import { DemoView } from "./DemoView.tsx";

/** What a film is shown at where its name does not say how large it is. */
const usualSize = { widthPx: 1280, heightPx: 720 };

const failed = "Couldn't load the demo";

export function DemoEntry({ place, frame, waiting }: EntryPageProps) {
  useTitle(place.card.title);
  const prefix = mediaPrefix(useClient().name);
  const found = useDemo(place.card.slug);
  const [isBroken, setBroken] = useState(false);
  if (found.state === "loading") return waiting;
  if (found.state === "failed")
    return (
      <GuideFrameView {...frame}>
        <ProblemPage error={found.error} onRetry={found.retry} title={failed} />
      </GuideFrameView>
    );
  const demo = found.value;
  if (demo === undefined)
    return (
      <GuideFrameView {...frame}>
        <ProblemPage title={failed} />
      </GuideFrameView>
    );
  const { thumbnail, video } = demo;
  return (
    <GuideFrameView {...frame}>
      <DemoView
        {...(readMediaName(video.url.slice(video.url.lastIndexOf("/") + 1))?.size ?? usualSize)}
        breadcrumb={<Breadcrumb {...place} />}
        captionsUrl={mediaAddress(prefix, video.captions)}
        isBroken={isBroken}
        onBroken={() => setBroken(true)}
        onRetry={() => setBroken(false)}
        posterUrl={thumbnail === null ? undefined : mediaAddress(prefix, thumbnail.url)}
        summary={demo.summary}
        title={demo.title}
        transcript={<Markdown text={demo.transcript} under={2} />}
        videoUrl={mediaAddress(prefix, video.url)}
      />
    </GuideFrameView>
  );
}
