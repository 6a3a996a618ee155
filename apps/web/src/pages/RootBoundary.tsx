import { Component, type ReactNode } from "react";
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
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <ErrorScreen feedback={<FeedbackButton />} onReload={() => window.location.reload()} />;
  }
}
