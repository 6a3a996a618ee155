import { Button, FileInput } from "@blueprintjs/core";
import { CameraIcon } from "@blueprintjs/icons";
import { pictureEndings } from "@stopbank/contract/feedback-rules";
import { FeedbackField } from "./FeedbackField.tsx";

export interface ScreenshotFieldProps {
  /** Of the picture that is chosen. */
  readonly name: string | undefined;
  /** Where it can be looked at. */
  readonly url: string | undefined;
  readonly problem: string | undefined;
  /** A map is on the screen, of which a picture can be taken. */
  readonly hasMap: boolean;
  readonly onPicture: (file: File | undefined) => void;
  readonly onMapPicture: () => void;
}

/** A picture to go with the words: a file, or the map as it is. */
export function ScreenshotField({
  name,
  url,
  problem,
  hasMap,
  onPicture,
  onMapPicture,
}: ScreenshotFieldProps) {
  return (
    <FeedbackField isOptional label="Screenshot" problem={problem}>
      {(field) => (
        <>
          <div className="feedback-picture-ways">
            <FileInput
              fill
              hasSelection={name !== undefined}
              inputProps={{
                ...field,
                accept: pictureEndings.map((ending) => `.${ending}`).join(),
                onChange: ({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  // The same file again is another choice of it.
                  currentTarget.value = "";
                  if (file !== undefined) onPicture(file);
                },
              }}
              text={name ?? "Choose an image file…"}
            />
            {hasMap && <Button icon={<CameraIcon />} onClick={onMapPicture} text="Picture of the map" />}
          </div>
          {name !== undefined && (
            <div className="feedback-picture">
              <img alt="What is sent" src={url} />
              <Button
                aria-label={`Remove ${name}`}
                onClick={() => onPicture(undefined)}
                text="Remove"
                variant="minimal"
              />
            </div>
          )}
        </>
      )}
    </FeedbackField>
  );
}
