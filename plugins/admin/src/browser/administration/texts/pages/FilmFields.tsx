import { WordsField } from "../../editing/WordsField.tsx";
import { MediaField } from "./MediaField.tsx";

export interface FilmFieldsProps {
  /** Undefined for none. */
  readonly film: string | undefined;
  readonly captions: string | undefined;
  readonly transcript: string | undefined;
  readonly onFilm: (address: string) => void;
  readonly onCaptions: (address: string) => void;
  readonly onTranscript: (words: string) => void;
}

/** A film that is shown where a picture would be and, where there is one, what is said in it: as captions, and to be read. */
export const FilmFields = ({
  film,
  captions,
  transcript,
  onFilm,
  onCaptions,
  onTranscript,
}: FilmFieldsProps) => (
  <>
    <MediaField label="Film, in the picture's place" onValue={onFilm} value={film ?? ""} takes="film" />
    {film !== undefined && (
      <>
        <MediaField label="Captions" onValue={onCaptions} value={captions ?? ""} takes="captions" />
        <WordsField
          help="What is said and seen in the film, as Markdown: it can be read below it."
          label="Transcript"
          most={20_000}
          onValue={onTranscript}
          problem={
            [captions, transcript].every((words = "") => words.trim() === "")
              ? "Add captions or a transcript: not everybody hears what is said in the film."
              : undefined
          }
          rows={4}
          value={transcript ?? ""}
        />
      </>
    )}
  </>
);
