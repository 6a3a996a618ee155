import type { ReactNode } from "react";
import { Failed } from "./Failed.tsx";
import { Loading, type LoadingProps } from "./Loading.tsx";
import type { Loadable } from "./loadable.ts";

export interface LoadedProps<T> extends LoadingProps {
  readonly of: Loadable<T>;
  /** A short heading for a failure: "Layers could not be loaded". */
  readonly what?: string;
  readonly children: (value: T) => ReactNode;
}

/** Shows what is loaded, and the same waiting and failing everywhere until it is. */
export function Loaded<T>({ of, what, children, ...loading }: LoadedProps<T>) {
  if (of.state === "ready") return children(of.value);
  if (of.state === "loading") return <Loading {...loading} />;
  return <Failed error={of.error} retry={of.retry} {...(what === undefined ? {} : { what })} />;
}
