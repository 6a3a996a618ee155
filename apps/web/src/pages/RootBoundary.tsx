import { OverlaysProvider, PortalProvider } from "@blueprintjs/core";
import { Toasts } from "@stopbank/ui/toasts";
import { Component, type ReactNode } from "react";
import { FetchedFeedback } from "../feedback/FetchedFeedback.tsx";
import { closeFeedback, toasts } from "../session/state.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { FeedbackButton } from "./FeedbackButton.tsx";

/** Catches what nothing nearer did. */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("unknown") };
  }

  override componentDidCatch(error: unknown) {
    console.warn("The app stopped.", error);
    // It may be what broke.
    closeFeedback();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <PortalProvider>
        <OverlaysProvider>
          <ErrorScreen feedback={<FeedbackButton />} onReload={() => window.location.reload()} />
          <FetchedFeedback />
          <Toasts toaster={toasts} />
        </OverlaysProvider>
      </PortalProvider>
    );
  }
}
