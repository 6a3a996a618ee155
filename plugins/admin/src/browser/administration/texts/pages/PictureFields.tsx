import { WordsField } from "../../editing/WordsField.tsx";
import { MediaField } from "./MediaField.tsx";

export interface PictureFieldsProps {
  /** Undefined for none. */
  readonly picture: string | undefined;
  readonly alt: string | undefined;
  /** What is wrong with the words for it. */
  readonly problem?: string | undefined;
  readonly onPicture: (address: string) => void;
  readonly onAlt: (words: string) => void;
}

/** A picture and, where there is one, what it shows in words. */
export const PictureFields = ({ picture, alt, problem, onPicture, onAlt }: PictureFieldsProps) => (
  <>
    <MediaField label="Picture" onValue={onPicture} value={picture ?? ""} takes="picture" />
    {picture !== undefined && (
      <WordsField
        help="What the picture shows, for those who do not see it."
        label="Words for the picture"
        most={1_000}
        onValue={onAlt}
        problem={problem}
        rows={2}
        value={alt ?? ""}
      />
    )}
  </>
);
