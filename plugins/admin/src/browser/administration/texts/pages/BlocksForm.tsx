import type { ContentBlock } from "@stopbank/contract/blocks";
import { withoutAt } from "../../../../domain/texts/lists.ts";
import { mostBlocks, movedTo, newBlock } from "../../../../domain/texts/pages.ts";
import { AddButton } from "../entries/AddButton.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { BlockFields } from "./BlockFields.tsx";
import { SortableEntry } from "./SortableEntry.tsx";

export interface BlocksFormProps {
  readonly blocks: readonly ContentBlock[];
  /** Whose they are: within one list they are put in order. */
  readonly list: string;
  readonly onChange: (blocks: readonly ContentBlock[]) => void;
}

/** The blocks of a page or of a part of one, in their order. */
export const BlocksForm = ({ blocks, list, onChange }: BlocksFormProps) => (
  <AddButton
    blockedBy={blocks.length < mostBlocks ? undefined : `${mostBlocks} blocks at most`}
    onAdd={() => onChange([...blocks, newBlock])}
    text="Add a block"
  >
    {blocks.map((block, at) => (
      <SortableEntry
        count={blocks.length}
        index={at}
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place, and its fields are controlled
        key={at}
        list={list}
        onMove={(from, to) => onChange(movedTo(blocks, from, to))}
        what={`block ${at + 1}`}
      >
        <FoldedEntry
          name={block.header ?? shortened(block.content)}
          onRemove={() => onChange(withoutAt(blocks, at))}
          title={`Block ${at + 1}`}
        >
          <BlockFields block={block} onChange={(changed) => onChange(blocks.with(at, changed))} />
        </FoldedEntry>
      </SortableEntry>
    ))}
  </AddButton>
);

/** What a block without a heading is told by. */
const shortened = (content = ""): string => (content.length > 40 ? `${content.slice(0, 39)}…` : content);
