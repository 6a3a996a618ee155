import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InState, type ViewStates } from "./statesOf.tsx";

/**
 * Draws a view in one of its states into a light DOM, which knows no layout: nothing has a size there.
 *
 * @param instead props in the place of the state's own, such as a callback that is watched.
 * @returns what finds things in it as a reader does, and a `user` with a keyboard and a pointer.
 */
export function draw<Props extends object, Name extends string>(
  of: ViewStates<Props, Name>,
  name: NoInfer<Name>,
  instead: Partial<NoInfer<Props>> = {},
) {
  return { user: userEvent.setup(), ...render(<InState of={of} name={name} instead={instead} />) };
}
