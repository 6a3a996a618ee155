import type { ReactNode } from "react";

export interface PaperFilmViewProps {
  /** Whose film it is: the header of its section. */
  readonly name: string;
  /** Where it is to be seen; undefined where it cannot be. */
  readonly address: string | undefined;
  /** A picture out of it as an address; undefined where none was to be had. */
  readonly still: string | undefined;
  /** What is said in it, set already or as it was spoken; undefined where nobody wrote that down. */
  readonly words: ReactNode;
}

/** A film on paper: a picture out of it, where it is, and what is said in it. */
export const PaperFilmView = ({ name, address, still, words }: PaperFilmViewProps) => (
  <div className="stories-paper-film">
    {still !== undefined && <img alt={`From the film: ${name}`} src={still} />}
    {address !== undefined && (
      <p className="paper-note">
        Film: <a href={address}>{address}</a>
      </p>
    )}
    {words !== undefined && (
      <>
        <h4>What is said in the film</h4>
        {typeof words === "string" ? <p>{words}</p> : words}
      </>
    )}
  </div>
);
