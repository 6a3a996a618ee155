import { LinkCode } from "./LinkCode.tsx";

export interface SceneCodeProps {
  /** Where the scene opens again. */
  readonly url: string;
}

/** A link that opens the scene again, and as a code for a telephone where it is short enough to be read as one. */
export const SceneCode = ({ url }: SceneCodeProps) => (
  <section className="paper-part paper-whole">
    <h2>See it on the map</h2>
    <p>The link opens the map as it was for this document, for who has access to it.</p>
    <div className="paper-scene">
      <LinkCode url={url} />
      <p>
        <a href={url}>{url}</a>
      </p>
    </div>
  </section>
);
