import { InState } from "@stopbank/ui/testing/states-of";
import type { Section } from "./sections.ts";

interface OneStateProps {
  readonly sections: readonly Section[];
  readonly view: string;
  readonly state: string;
}

/** One view alone on the page: what an address with `#view=` and `&state=` asks for. */
export function OneState({ sections, view, state }: OneStateProps) {
  const section = sections.find(({ name }) => name === view);
  return (
    <main className="gallery">
      <h1>
        {view}: {state}
      </h1>
      {section === undefined || !Object.hasOwn(section.of.states, state) ? (
        <p>There is no such state.</p>
      ) : (
        <InState of={section.of} name={state} />
      )}
    </main>
  );
}
