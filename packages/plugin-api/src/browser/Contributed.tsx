import { Component, type ReactNode, Suspense, use, useState } from "react";
import type { Lazy } from "../browser.ts";
import { ContributionStandIn, type ContributionStandInProps } from "./ContributionStandIn.tsx";
import { forgetCode, loadCode } from "./loadCode.ts";
import { useForgetFailures } from "./services.ts";

/** What stands in its place while it loads, or when it broke, is drawn as the other props say. */
export interface ContributedProps<Props extends object> extends Omit<ContributionStandInProps, "failure"> {
  /** Of the contribution, for the log. */
  readonly id: string;
  readonly load: Lazy<Props>;
  readonly props: Props;
}

/** Draws what a plugin contributed. When it breaks, it alone is replaced by what went wrong and a Retry. */
export function Contributed<Props extends object>({
  id,
  load,
  props,
  ...inItsPlace
}: ContributedProps<Props>) {
  const [attempt, setAttempt] = useState(0);
  const forgetFailures = useForgetFailures();
  const retry = () => {
    forgetCode(load);
    forgetFailures();
    setAttempt(attempt + 1);
  };
  return (
    <Boundary id={id} inItsPlace={inItsPlace} key={attempt} retry={retry}>
      <Suspense fallback={<ContributionStandIn {...inItsPlace} />}>
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
  readonly inItsPlace: ContributionStandInProps;
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
    const { children, retry, inItsPlace } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    return <ContributionStandIn {...inItsPlace} failure={{ error, retry }} />;
  }
}
