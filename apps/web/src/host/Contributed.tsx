import type { Lazy } from "@stopbank/plugin-api/browser";
import { Failed, Loading } from "@stopbank/ui/states";
import { Component, lazy, type ReactNode, Suspense, useState } from "react";

export interface ContributedProps<Props extends object> {
  /** Of the contribution, for the log. */
  readonly id: string;
  readonly load: Lazy<Props>;
  readonly props: Props;
  /** The shape of what comes. */
  readonly skeleton?: ReactNode;
}

/** Draws what a plugin contributed. When it breaks, it alone is replaced by what went wrong and a Retry. */
export function Contributed<Props extends object>({ id, load, props, skeleton }: ContributedProps<Props>) {
  // React keeps a failed load for good, so a retry starts with a new one.
  const [{ attempt, Loaded }, setLoad] = useState(() => ({ attempt: 0, Loaded: lazy(load) }));
  const retry = () => setLoad({ attempt: attempt + 1, Loaded: lazy(load) });
  return (
    <Boundary id={id} key={attempt} retry={retry}>
      <Suspense
        fallback={
          <div className="shell-page">
            <Loading skeleton={skeleton} />
          </div>
        }
      >
        <Loaded {...props} />
      </Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  readonly id: string;
  readonly retry: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`Contribution ${this.props.id} failed.`, error);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="shell-page">
        <Failed error={this.state.error} retry={this.props.retry} what="This part could not be shown" />
      </div>
    );
  }
}
