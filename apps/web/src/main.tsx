import "@stopbank/ui/styles";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { RootBoundary } from "./pages/RootBoundary.tsx";
import { followOtherTab, hasEnded } from "./session/catchUp.ts";
import { listenToOtherTabs } from "./session/otherTabs.ts";
import { start } from "./session/state.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root.");

// Asked for before anything is drawn: the first screen waits for it.
void start();
listenToOtherTabs(() => void followOtherTab());
// Over night a session ends, and the map would go on without it, silently missing what is not public.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void hasEnded();
});

createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <App />
    </RootBoundary>
  </StrictMode>,
);
