import { useNavigation } from "@stopbank/plugin-api/browser";
import { useLocation } from "wouter";
import { addViewPath, editedStoryAt, editorPath } from "../../domain/storyAddress.ts";
import { AddViewDialog } from "./AddViewDialog.tsx";
import { OpenStory } from "./OpenStory.tsx";
import { StoryList } from "./StoryList.tsx";

/** The tab 'Story editor': all stories, the one that the address has, or adding what the map shows to one. */
export function StoryEditorTab() {
  const [path] = useLocation();
  const { go } = useNavigation();
  const id = editedStoryAt(path);
  // To wherever the map was looked at from.
  const leave = () => {
    if (window.history.length > 1) window.history.back();
    else go(editorPath(), { replace: true });
  };
  if (id !== undefined) return <OpenStory id={id} key={id} />;
  return (
    <>
      <StoryList />
      {path === addViewPath && <AddViewDialog close={leave} />}
    </>
  );
}
