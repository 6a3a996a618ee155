import { WordsField } from "../../editing/WordsField.tsx";
import { MediaField } from "./MediaField.tsx";

export interface PictureFieldsProps {
  /** Undefined for none. */
  readonly picture: string | undefined;
  readonly alt: string | undefined;
  /** What is wrong with the words for it. */
  readonly problem?: string | undefined;
  /** With the words that it brings from the library, where nobody has written any for it. */
  readonly onPicture: (address: string, alt?: string) => void;
  readonly onAlt: (words: string) => void;
}

/** A picture and, where there is one, what it shows in words. */
export const PictureFields = ({ picture, alt, problem, onPicture, onAlt }: PictureFieldsProps) => (
  <>
    <MediaField
      label="Picture"
      onValue={(address, brought = "") =>
        brought === "" || (alt ?? "").trim() !== "" ? onPicture(address) : onPicture(address, brought)
      }
      takes="picture"
      value={picture ?? ""}
    />
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
