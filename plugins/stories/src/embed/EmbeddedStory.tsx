import { OverlaysProvider } from "@blueprintjs/core";
import { MediaPrefix } from "@stopbank/markdown/media-prefix";
import { toLoadable } from "@stopbank/ui/loadable";
import { applyTheme } from "@stopbank/ui/theme";
import { useLayoutEffect, useMemo } from "react";
import useSWR, { SWRConfig } from "swr";
import { NoteView } from "../browser/viewer/NoteView.tsx";
import { embedMedia } from "./belowEmbed.ts";
import { embeddedCall, openEmbedded } from "./openEmbedded.ts";
import { Told, type ToldProps } from "./Told.tsx";

/** A story of the public client, by itself, as other sites embed it. Nobody signs in to it. */
export const EmbeddedStory = ({ storyId }: { readonly storyId: number }) => (
  <SWRConfig value={askedOnce}>
    <OverlaysProvider>
      <Opened storyId={storyId} />
    </OverlaysProvider>
  </SWRConfig>
);

/** A page in another site's page is one of several: it asks again when its reader does. */
const askedOnce = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  errorRetryCount: 2,
};

function Opened({ storyId }: { readonly storyId: number }) {
  const call = useMemo(() => embeddedCall(storyId), [storyId]);
  const opened = toLoadable(useSWR(["embedded", storyId], () => openEmbedded(call, storyId)));
  if (opened.state === "loading") return <NoteView text="Loading story..." />;
  if (opened.state === "failed")
    return <NoteView onRetry={opened.retry} text="The story could not be loaded." />;
  return <InItsColours call={call} embedded={opened.value} />;
}

function InItsColours(props: ToldProps) {
  const { config, story } = props.embedded;
  useLayoutEffect(() => applyTheme(config.theme), [config]);
  useLayoutEffect(() => {
    document.title = `${story.title} · ${config.display_name}`;
  }, [story, config]);
  return (
    <MediaPrefix value={embedMedia(story.id, config.client_name)}>
      <Told {...props} />
    </MediaPrefix>
  );
}
