import { Empty } from "@stopbank/ui/states";
import { useEffect, useEffectEvent, useRef } from "react";
import { type LetterOfTerms, letterId, letters } from "../../domain/glossary.ts";

export interface GlossaryViewProps {
  readonly groups: readonly LetterOfTerms[];
  /** What is looked for; all terms where it is empty. */
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly onLetter: (id: string) => void;
}

/** The words of the field and of the product, by letter (GUI-13). */
export function GlossaryView({ groups, filter, onFilter, onLetter }: GlossaryViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? filter;
    if (typed !== filter) onFilter(typed);
  });
  // What was typed into a page that came drawn, before it listened.
  useEffect(() => takeOver(), []);
  const hasTerms = (letter: string) => groups.some((group) => group.letter === letter);
  return (
    <article className="guide-glossary">
      <header className="guide-head">
        <h1>Glossary</h1>
        <p className="guide-lead">The glossary helps you understand the terms used in Stopbank.</p>
        <label className="guide-filter">
          <span className="sb-visually-hidden">Find a term</span>
          <input
            autoComplete="off"
            className="bp6-input"
            onChange={(event) => onFilter(event.target.value)}
            placeholder="Find a term"
            ref={field}
            type="search"
            value={filter}
          />
        </label>
      </header>
      <nav
        aria-label="Letters"
        className="guide-letters"
        // On a phone it scrolls, and with no letter to press nothing else in it takes the focus.
        tabIndex={letters.some(hasTerms) ? undefined : 0}
      >
        {letters.map((letter) => (
          <button
            disabled={!hasTerms(letter)}
            key={letter}
            onClick={() => onLetter(letterId(letter))}
            type="button"
          >
            {letter}
          </button>
        ))}
      </nav>
      {groups.map(({ letter, terms }) => (
        <section aria-labelledby={letterId(letter)} key={letter ?? ""}>
          <h2 id={letterId(letter)} tabIndex={-1}>
            {letter ?? "Other"}
          </h2>
          <dl>
            {terms.map(({ id, term, definition }) => (
              <div id={id} key={id} tabIndex={-1}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="sb-visually-hidden" role="status">
        {filter.trim() === "" ? "" : `${groups.flatMap(({ terms }) => terms).length} terms`}
      </p>
      {groups.length === 0 && (
        <Empty>{filter.trim() === "" ? "The glossary has no terms yet." : "No term matches."}</Empty>
      )}
    </article>
  );
}
