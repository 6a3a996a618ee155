import { Button, ButtonGroup, Menu, MenuItem, PopoverNext } from "@blueprintjs/core";
import { AddIcon, ArrowDownIcon, ArrowUpIcon, TrashIcon } from "@blueprintjs/icons";
import type { StorySection } from "@stopbank/contract/story";
import { useRef } from "react";
import type { OfferedFigure } from "../../../domain/editing/offeredFigures.ts";
import type { Patch } from "../../../domain/editing/storyEdits.ts";
import { FigureMenu } from "../fields/FigureMenu.tsx";
import { MediumField } from "../fields/MediumField.tsx";
import { WordsField } from "../fields/WordsField.tsx";
import { ButtonsField } from "./ButtonsField.tsx";
import { FilmField } from "./FilmField.tsx";

export type PictureField = "sideImage" | "wideImage";
export type MediumOfSection = PictureField | "videoUrl" | "captionsUrl";

export interface SectionFormViewProps {
  readonly section: StorySection;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly figures: readonly OfferedFigure[];
  readonly onLookAtFigures?: ((isLooking: boolean) => void) | undefined;
  readonly mediaPrefix: string;
  /** @param field names what is typed; without it the change is one of its own. */
  readonly onPatch: (patch: Patch<StorySection>, words: string, field?: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  /** Undefined where there are no media to choose from. */
  readonly onChooseMedium: ((field: MediumOfSection) => void) | undefined;
}

const pictures = [
  ["sideImage", "sideImageAlt", "Picture beside the text"],
  ["wideImage", "wideImageAlt", "Wide picture"],
] as const;

/** A part of a step's card: its heading, text, pictures, film and buttons. */
export function SectionFormView(props: SectionFormViewProps) {
  const { section, index, count, figures, mediaPrefix, onPatch, onMove } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const place = (field: string) => `${field}.${index}`;
  const insert = (name: string) => {
    const { content = "" } = section;
    const at = area.current?.selectionStart ?? content.length;
    const end = area.current?.selectionEnd ?? at;
    const mark = `{{${name}}}`;
    onPatch({ content: content.slice(0, at) + mark + content.slice(end) }, "Insert a figure");
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + mark.length, at + mark.length);
    });
  };
  const name = `part ${index + 1}`;
  const { onChooseMedium } = props;
  return (
    <section aria-label={`Part ${index + 1}`} className="story-editor-section" data-field={place("sections")}>
      <header>
        <h5>Part {index + 1}</h5>
        <ButtonGroup variant="minimal">
          <Button
            aria-label={`Move up: ${name}`}
            disabled={index === 0}
            icon={<ArrowUpIcon />}
            onClick={() => onMove(index - 1)}
            size="small"
          />
          <Button
            aria-label={`Move down: ${name}`}
            disabled={index === count - 1}
            icon={<ArrowDownIcon />}
            onClick={() => onMove(index + 1)}
            size="small"
          />
          <Button aria-label={`Delete: ${name}`} icon={<TrashIcon />} onClick={props.onRemove} size="small" />
        </ButtonGroup>
      </header>
      <WordsField
        field={place("header")}
        label="Heading"
        onValue={(header) => onPatch({ header }, "Typing", place("header"))}
        value={section.header}
      />
      <WordsField
        actions={<FigureMenu figures={figures} onInsert={insert} onLook={props.onLookAtFigures} />}
        area={area}
        field={place("content")}
        help="Markdown: **bold**, *italic*, [link](/guide), - lists."
        label="Text"
        most={20_000}
        onValue={(content) => onPatch({ content }, "Typing", place("content"))}
        rows={5}
        value={section.content ?? ""}
      />
      {pictures.map(
        ([field, alt, label]) =>
          section[field] !== undefined && (
            <MediumField
              address={section[field]}
              alt={section[alt]}
              field={place(field)}
              key={field}
              label={label}
              mediaPrefix={mediaPrefix}
              onAddress={(address) => onPatch({ [field]: address }, "Typing", place(field))}
              onAlt={(words) => onPatch({ [alt]: words }, "Typing", place(alt))}
              onChoose={onChooseMedium && (() => onChooseMedium(field))}
              onRemove={() => onPatch({ [field]: undefined, [alt]: undefined }, "Remove the picture")}
            />
          ),
      )}
      {section.videoUrl !== undefined && (
        <FilmField index={index} onChooseMedium={onChooseMedium} onPatch={onPatch} section={section} />
      )}
      {section.buttons !== undefined && (
        <ButtonsField buttons={section.buttons} index={index} onPatch={onPatch} />
      )}
      <PopoverNext
        arrow={false}
        content={
          <Menu>
            {pictures.map(([field, , label]) => (
              <MenuItem
                disabled={section[field] !== undefined}
                key={field}
                onClick={() => onPatch({ [field]: "" }, "Add a picture")}
                text={label}
              />
            ))}
            <MenuItem
              disabled={section.videoUrl !== undefined}
              onClick={() => onPatch({ videoUrl: "" }, "Add a film")}
              text="Film"
            />
            <MenuItem
              disabled={(section.buttons?.length ?? 0) >= 10}
              onClick={() =>
                onPatch({ buttons: [...(section.buttons ?? []), { title: "", url: "" }] }, "Add a button")
              }
              text="Button"
            />
          </Menu>
        }
        placement="bottom-start"
      >
        <Button aria-label={`Add to ${name}`} icon={<AddIcon />} size="small" text="Add…" variant="minimal" />
      </PopoverNext>
    </section>
  );
}
