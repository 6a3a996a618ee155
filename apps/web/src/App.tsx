import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { Toasts } from "@stopbank/ui/toasts";
import { lazy, Suspense } from "react";
import { useSnapshot } from "valtio";
import { ClientApp } from "./ClientApp.tsx";
import { FetchedFeedback } from "./feedback/FetchedFeedback.tsx";
import type { Given } from "./firstPaint/given.ts";
import { FetchedLogin } from "./login/FetchedLogin.tsx";
import { FeedbackButton } from "./pages/FeedbackButton.tsx";
import { Splash } from "./pages/Splash.tsx";
import { StartFailed } from "./pages/StartFailed.tsx";
import { startSession } from "./session/settle.ts";
import { shell, toasts } from "./session/state.ts";

/** Few have none: whoever has one never fetches it. */
const NoClient = lazy(() => import("./pages/NoClient.tsx").then((page) => ({ default: page.NoClient })));

/** Draws the app of the client in use, anew for each client. Of Blueprint's provider it has what is used here: no hot keys. */
export function App({ given }: { readonly given?: Given | undefined }) {
  const { phase, error, epoch } = useSnapshot(shell);
  // A plain value that changes with the epoch and with nothing else.
  const { client } = shell;
  return (
    <PortalProvider>
      <OverlaysProvider>
        {phase === "failed" && (
          <StartFailed error={error} feedback={<FeedbackButton />} retry={() => void startSession()} />
        )}
        {(phase === "starting" || phase === "changing") && <Splash />}
        {phase === "ready" && client !== undefined && (
          <ClientApp client={client} given={given?.client === client ? given : undefined} key={epoch} />
        )}
        {phase === "ready" && client === undefined && (
          <Suspense fallback={<Splash />}>
            <NoClient />
          </Suspense>
        )}
        <FetchedFeedback />
        <FetchedLogin />
        <Toasts toaster={toasts} />
      </OverlaysProvider>
    </PortalProvider>
  );
}
