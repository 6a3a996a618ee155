import "@stopbank/ui/styles";
import "./styles/index.css";
import type { ErrorInfo } from "react";
import { createRoot } from "react-dom/client";
import { AppRoot } from "./AppRoot.tsx";
import { noticeFailure, watchFailures } from "./failures/watchFailures.ts";
import { fetchPageCode } from "./fetchPageCode.ts";
import { startClientHost } from "./host/startClientHost.ts";
import { browserPlugins } from "./plugins.ts";
import { watchAttendance } from "./session/attendance.ts";
import { startSession } from "./session/settle.ts";
import { shell } from "./session/state.ts";
import { watchSession } from "./session/watchSession.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The document has no #root.");

watchFailures();
fetchPageCode();
// Asked for before anything is drawn: the first screen waits for it.
void startSession();
watchSession();
watchAttendance();

const options = {
  // What a boundary caught has been said to the reader, and is a failure all the same.
  onCaughtError: (error: unknown, { componentStack }: ErrorInfo) => {
    console.error(error, componentStack);
    noticeFailure(error);
  },
};
const begin = () => createRoot(root, options).render(<AppRoot />);
const drawnWith = document.getElementById("drawn-with");
if (drawnWith === null) begin();
else
  import("./firstPaint/goOn.tsx")
    .then(({ goOn }) =>
      goOn(root, drawnWith, { AppRoot, shell, plugins: browserPlugins, startClientHost, options }, begin),
    )
    .catch((error: unknown) => {
      noticeFailure(error);
      root.removeAttribute("data-keys");
      begin();
    });
