import "@stopbank/ui/styles";
import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { noticeFailure, watchFailures } from "./failures/watchFailures.ts";
import { fetchPageCode } from "./fetchPageCode.ts";
import { RootBoundary } from "./pages/RootBoundary.tsx";
import { watchAttendance } from "./session/attendance.ts";
import { startSession } from "./session/settle.ts";
import { watchSession } from "./session/watchSession.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root.");

watchFailures();
fetchPageCode();
// Asked for before anything is drawn: the first screen waits for it.
void startSession();
watchSession();
watchAttendance();

createRoot(root, {
  // What a boundary caught has been said to the reader, and is a failure all the same.
  onCaughtError: (error, { componentStack }) => {
    console.error(error, componentStack);
    noticeFailure(error);
  },
}).render(
  <StrictMode>
    <RootBoundary>
      <App />
    </RootBoundary>
  </StrictMode>,
);
