import "@stopbank/ui/styles";
import { EmbeddedStory } from "@stopbank/plugin-stories/embed";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root.");
const [, storyId] = /^\/embed\/stories\/(\d+)$/.exec(window.location.pathname) ?? [];

createRoot(root).render(
  <StrictMode>
    <EmbeddedStory storyId={Number(storyId)} />
  </StrictMode>,
);
