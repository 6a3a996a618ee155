import { MediaField } from "./MediaField.tsx";

export interface FilmFieldsProps {
  /** Undefined for none. */
  readonly film: string | undefined;
  readonly captions: string | undefined;
  readonly onFilm: (address: string) => void;
  readonly onCaptions: (address: string) => void;
}

/** A film that is shown where a picture would be and, where there is one, what is said in it. */
export const FilmFields = ({ film, captions, onFilm, onCaptions }: FilmFieldsProps) => (
  <>
    <MediaField label="Film, in the picture's place" onValue={onFilm} value={film ?? ""} takes="film" />
    {film !== undefined && (
      <MediaField label="Captions" onValue={onCaptions} value={captions ?? ""} takes="captions" />
    )}
  </>
);
