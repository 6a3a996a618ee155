import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { storiesPath, storyAt } from "@stopbank/contract/story-links";
import { useClient, useNavigation } from "@stopbank/plugin-api/browser";
import { clientOfAddress } from "@stopbank/scene/address";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { holdOpenStory, isLeftByOther } from "../domain/openStory.ts";
import { storyPath } from "../domain/storyAddress.ts";
import { useStories } from "./data/useStories.ts";
import { StoryListView } from "./list/StoryListView.tsx";
import { NoteView } from "./viewer/NoteView.tsx";
import { PanelView } from "./viewer/PanelView.tsx";
import { StoryViewer } from "./viewer/StoryViewer.tsx";

/** The tab 'Stories': all there are, or the one that the address has. */
export function StoriesTab() {
  const [path] = useLocation();
  const { go } = useNavigation();
  const { name } = useClient();
  const stories = useStories();
  const isLeft = isLeftByOther(name, path);
  const asked = isLeft ? undefined : storyAt(path);
  const all = stories.state === "ready" ? stories.value : undefined;
  const story = all?.find(({ id }) => id === asked);
  // On the way to another page the tab still stands for a moment.
  const isHere = `${path}/`.startsWith(`${storiesPath}/`);
  const belongsAt =
    all === undefined || !isHere ? path : placeOf(all.length, asked, story && storyPath(story));
  useEffect(() => {
    if (belongsAt !== path)
      go(belongsAt + (story === undefined ? "" : window.location.search), { replace: true });
  }, [belongsAt, path, story, go]);
  const theirs = clientOfAddress(window.location.href);
  const isOthers = theirs !== undefined && theirs !== name;
  const opens = asked !== undefined && !isOthers;
  useEffect(() => {
    if (isLeft) return;
    const end = holdOpenStory(opens ? { client: name, path } : undefined);
    return () => end(window.location.pathname);
  }, [isLeft, opens, name, path]);
  if (isOthers) return <Note text="This link is to a story of another organisation." />;
  if (stories.state === "failed")
    return <Note text="The stories could not be loaded." onRetry={stories.retry} />;
  if (all === undefined)
    return <Note text={asked === undefined ? "Loading stories..." : "Loading story..."} />;
  if (story !== undefined) return <StoryViewer key={story.id} story={story} />;
  return (
    <PanelView>
      <StoryListView mediaPrefix={mediaPrefix(name)} stories={all} />
    </PanelView>
  );
}

/** Where an address belongs: to its story by its title, to the list, or where there are none to the map alone (STO-01). */
function placeOf(count: number, asked: number | undefined, ofStory: string | undefined): string {
  if (count === 0) return "/risk";
  return asked === undefined ? storiesPath : (ofStory ?? storiesPath);
}

const Note = (props: { readonly text: string; readonly onRetry?: (() => void) | undefined }) => (
  <PanelView>
    <NoteView {...props} />
  </PanelView>
);
