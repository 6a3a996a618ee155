/** What a key does while a story is presented: `by` steps on, to its beginning or end, or to a black screen and back. */
export type PresentAction =
  | { readonly by: 1 | -1 }
  | { readonly to: "first" | "last" }
  | { readonly toggle: "black" };

const actions: Readonly<Record<string, PresentAction>> = {
  PageDown: { by: 1 },
  PageUp: { by: -1 },
  ArrowDown: { by: 1 },
  ArrowRight: { by: 1 },
  ArrowUp: { by: -1 },
  ArrowLeft: { by: -1 },
  " ": { by: 1 },
  Home: { to: "first" },
  End: { to: "last" },
  b: { toggle: "black" },
  B: { toggle: "black" },
  // Some clickers send it for a black screen.
  ".": { toggle: "black" },
};

/** As clickers and presenters have it; undefined for any other key. */
export function presentAction(key: string, isShifted: boolean): PresentAction | undefined {
  if (key === " " && isShifted) return { by: -1 };
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}
