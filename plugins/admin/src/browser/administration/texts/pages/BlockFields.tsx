import { FormGroup, HTMLSelect } from "@blueprintjs/core";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { useId } from "react";
import {
  blockTypes,
  problemOfBlock,
  showsOf,
  withButtons,
  withField,
} from "../../../../domain/texts/pages.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { ButtonsForm } from "./ButtonsForm.tsx";
import { FilmFields } from "./FilmFields.tsx";
import { MediaField } from "./MediaField.tsx";
import { PictureFields } from "./PictureFields.tsx";

export interface BlockFieldsProps {
  readonly block: ContentBlock;
  readonly onChange: (block: ContentBlock) => void;
}

const passage = 20_000;

/** What a block says and shows: the fields that its type has a place for, and those that are filled in all the same. */
export function BlockFields({ block, onChange }: BlockFieldsProps) {
  const id = useId();
  const shows = showsOf(block.type);
  const put = (field: Parameters<typeof withField>[1]) => (words: string) =>
    onChange(withField(block, field, words));
  const hasFilm = block.videoUrl !== undefined;
  return (
    <>
      <FormGroup label="Layout" labelFor={id}>
        <HTMLSelect
          fill
          id={id}
          onChange={({ currentTarget }) =>
            onChange({ ...block, type: currentTarget.value as ContentBlock["type"] })
          }
          options={blockTypes.map(([value, label]) => ({ value, label }))}
          value={block.type}
        />
      </FormGroup>
      <WordsField label="Heading" onValue={put("header")} value={block.header ?? ""} />
      <WordsField
        help="Markdown: **bold**, - lists, [words](address), tables."
        label="Words"
        most={passage}
        onValue={put("content")}
        rows={5}
        value={block.content ?? ""}
      />
      {(shows.background || block.backgroundImageUrl !== undefined) && (
        <MediaField
          label="Picture behind the words"
          onValue={put("backgroundImageUrl")}
          value={block.backgroundImageUrl ?? ""}
          takes="picture"
        />
      )}
      {(shows.box || block.boxHeader !== undefined || block.boxContent !== undefined) && (
        <>
          <WordsField label="Heading of the box" onValue={put("boxHeader")} value={block.boxHeader ?? ""} />
          <WordsField
            label="Words in the box"
            most={passage}
            onValue={put("boxContent")}
            rows={3}
            value={block.boxContent ?? ""}
          />
        </>
      )}
      {(shows.picture || block.imageUrl !== undefined) && (
        <PictureFields
          alt={block.imageAlt}
          onAlt={put("imageAlt")}
          onPicture={(address, alt = block.imageAlt ?? "") =>
            onChange(withField(withField(block, "imageUrl", address), "imageAlt", alt))
          }
          picture={block.imageUrl}
          problem={
            problemOfBlock({ type: block.type, imageUrl: "a", imageAlt: block.imageAlt ?? "" }) ===
              undefined || hasFilm
              ? undefined
              : "Say what the picture shows: not everybody sees it."
          }
        />
      )}
      {(shows.picture || hasFilm) && (
        <FilmFields
          captions={block.captionsUrl}
          film={block.videoUrl}
          onCaptions={put("captionsUrl")}
          onFilm={put("videoUrl")}
          onTranscript={put("transcript")}
          transcript={block.transcript}
        />
      )}
      <ButtonsForm
        buttons={block.buttons ?? []}
        onChange={(buttons) => onChange(withButtons(block, buttons))}
      />
    </>
  );
}
