import { InState } from "@stopbank/ui/testing/states-of";
import type { Section } from "./sections.ts";

/** Every view in every state, one section a view. What would cover the page has an address for each of its states. */
export function Gallery({
  sections,
  brand,
}: {
  readonly sections: readonly Section[];
  readonly brand: string;
}) {
  return (
    <main className="gallery">
      <h1>Every view in every state</h1>
      {sections.map((section) => (
        <section
          aria-label={section.name}
          className={section.isOnPaper ? "on-paper" : undefined}
          key={section.name}
        >
          <h2>{section.name}</h2>
          {section.of.coversPage ? <Addresses {...section} brand={brand} /> : <States {...section} />}
        </section>
      ))}
    </main>
  );
}

const States = ({ of, isOnPaper }: Section) => (
  <div className="gallery-states">
    {Object.keys(of.states).map((state) => (
      // What scrolls is in reach of the keyboard.
      <article key={state} tabIndex={isOnPaper ? 0 : undefined}>
        <h3>{state}</h3>
        <InState of={of} name={state} />
      </article>
    ))}
  </div>
);

const Addresses = ({ name, of, brand }: Section & { readonly brand: string }) => (
  <ul>
    {Object.keys(of.states).map((state) => (
      <li key={state}>
        <a href={`#${new URLSearchParams({ view: name, state, brand })}`}>{state}</a>
      </li>
    ))}
  </ul>
);
