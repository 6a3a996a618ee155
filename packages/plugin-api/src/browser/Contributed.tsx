import { Failed, Loading } from "@stopbank/ui/states";
import { Component, type ReactNode, Suspense, use, useState } from "react";
import type { Lazy } from "../browser.ts";
import { forgetCode, loadCode } from "./loadCode.ts";
import { useForgetFailures } from "./services.ts";

/** Draws what stands in the place of a contribution, around `children`. */
export type StandIn = (what: "waiting" | "failed", children: ReactNode) => ReactNode;

export interface ContributedProps<Props extends object> {
  /** Of the contribution, for the log. */
  readonly id: string;
  readonly load: Lazy<Props>;
  readonly props: Props;
  /** The shape of what comes. */
  readonly skeleton?: ReactNode;
  /** Around what stands in its place while it loads, or when it broke. */
  readonly className?: string;
  /** In the place of an element with `className`. */
  readonly standIn?: StandIn;
}

/** Draws what a plugin contributed. When it breaks, it alone is replaced by what went wrong and a Retry. */
export function Contributed<Props extends object>(given: ContributedProps<Props>) {
  const { id, load, props, skeleton, className } = given;
  const { standIn = (_what, children) => <div className={className}>{children}</div> } = given;
  const [attempt, setAttempt] = useState(0);
  const forgetFailures = useForgetFailures();
  const retry = () => {
    forgetCode(load);
    forgetFailures();
    setAttempt(attempt + 1);
  };
  return (
    <Boundary id={id} key={attempt} standIn={standIn} retry={retry}>
      <Suspense fallback={standIn("waiting", <Loading skeleton={skeleton} />)}>
        <Code load={load} props={props} />
      </Suspense>
    </Boundary>
  );
}

function Code<Props extends object>({ load, props }: Pick<ContributedProps<Props>, "load" | "props">) {
  const Loaded = use(loadCode(load));
  return <Loaded {...props} />;
}

interface BoundaryProps {
  readonly id: string;
  readonly standIn: StandIn;
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
    const { children, retry, standIn } = this.props;
    if (this.state.error === undefined) return children;
    return standIn(
      "failed",
      <Failed error={this.state.error} retry={retry} what="This part could not be shown" />,
    );
  }
}
