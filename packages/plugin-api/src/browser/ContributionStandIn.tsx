import { Failed, Loading } from "@stopbank/ui/states";
import type { ReactNode } from "react";

/** Draws what stands in the place of a contribution, around `children`. */
export type StandIn = (what: "waiting" | "failed", children: ReactNode) => ReactNode;

export interface ContributionStandInProps {
  /** The shape of what comes. */
  readonly skeleton?: ReactNode;
  /** What broke, and how to try again; without it the contribution is still to come. */
  readonly failure?: { readonly error: Error; readonly retry: () => void } | undefined;
  readonly className?: string | undefined;
  /** In the place of an element with `className`. */
  readonly standIn?: StandIn | undefined;
}

/** In the place of what a plugin contributed, while it loads or when it broke. */
export function ContributionStandIn({
  skeleton,
  failure,
  className,
  standIn = (_what, children) => <div className={className}>{children}</div>,
}: ContributionStandInProps) {
  return failure === undefined
    ? standIn("waiting", <Loading skeleton={skeleton} />)
    : standIn("failed", <Failed {...failure} what="This part could not be shown" />);
}
