import type { Definition } from "../../domain/report/definitions.ts";

/** What the words for states mean, with the colour each has. */
export const DefinitionsView = ({ definitions }: { readonly definitions: readonly Definition[] }) => (
  <section className="paper-part paper-whole">
    <h2>Definitions</h2>
    <dl className="risk-paper-definitions">
      {definitions.map(({ term, means, colour, isHatched }) => (
        <div key={term}>
          <dt>
            <i
              aria-hidden="true"
              className={isHatched ? "paper-hatch" : ""}
              style={colour === undefined ? undefined : { background: colour }}
            />
            {term}
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  </section>
);
