import "@stopbank/ui/styles";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { RootBoundary } from "./pages/RootBoundary.tsx";
import { start } from "./session/state.ts";
import { watchSession } from "./session/watchSession.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root.");

// Asked for before anything is drawn: the first screen waits for it.
void start();
watchSession();

createRoot(root).render(
  <StrictMode>
    <RootBoundary>
      <App />
    </RootBoundary>
  </StrictMode>,
);
