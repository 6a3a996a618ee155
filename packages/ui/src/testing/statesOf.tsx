import type { ComponentType, ReactNode } from "react";

/** A view with every state it can be in, by name: `Gauge.states.tsx` beside `Gauge.tsx`. Tests and the gallery read it. */
export interface ViewStates<Props extends object = object, Name extends string = string> {
  readonly view: ComponentType<Props>;
  readonly states: Readonly<Record<Name, Props>>;
  /** What it stands in on a page, where it is nothing by itself. */
  readonly around?: (view: ReactNode) => ReactNode;
  /** It takes the whole window, so the gallery shows it when it is asked for. */
  readonly coversPage?: boolean;
}

/** Names the states of a view, each with the props that lead to it. */
export const statesOf = <Props extends object, Name extends string>(
  view: ComponentType<Props>,
  states: Readonly<Record<Name, NoInfer<Props>>>,
  rest: Pick<ViewStates, "around" | "coversPage"> = {},
): ViewStates<Props, Name> => ({ view, states, ...rest });

export interface InStateProps<Props extends object, Name extends string> {
  readonly of: ViewStates<Props, Name>;
  readonly name: Name;
  /** In the place of props of the state's own. */
  readonly instead?: Partial<Props>;
}

/** A view in one of its states. */
export function InState<Props extends object, Name extends string>({
  of: { view: View, states, around = (view) => view },
  name,
  instead,
}: InStateProps<Props, Name>) {
  return around(<View {...states[name]} {...instead} />);
}

/** For callbacks where nobody listens. */
export const unheard = (): void => undefined;
