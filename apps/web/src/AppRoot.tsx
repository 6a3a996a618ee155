import { StrictMode } from "react";
import { App } from "./App.tsx";
import type { Given } from "./firstPaint/given.ts";
import { RootBoundary } from "./pages/RootBoundary.tsx";

/** All of the shell, the same for the server that draws its first page and for the browser that goes on with it. */
export const AppRoot = ({ given }: { readonly given?: Given | undefined }) => (
  <StrictMode>
    <RootBoundary>
      <App given={given} />
    </RootBoundary>
  </StrictMode>
);
