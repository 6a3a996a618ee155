import "./blocks.css";
import { blockLayouts } from "@stopbank/contract/block-layouts";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { BlockView } from "./BlockView.tsx";

export interface BlocksViewProps {
  readonly blocks: readonly ContentBlock[];
  /** Below which a client's media lie. */
  readonly prefix: string;
  /** The first block is the page's head: its heading is the page's. */
  readonly isPage?: boolean;
  /** The level of the blocks' headings, where they are not a page's. */
  readonly heading?: 2 | 3;
}

/** A block of another type, which a later version of the program may bring, is left out (HOM-15). */
const known: ReadonlySet<string> = new Set(blockLayouts);

/** The blocks of a page, one below the other. */
export function BlocksView({ blocks, prefix, isPage = false, heading = 2 }: BlocksViewProps) {
  const shown = blocks.filter(({ type }) => known.has(type));
  return (
    <div className="blocks">
      {shown.map((block, at) => (
        <BlockView
          block={block}
          heading={isPage && at === 0 ? 1 : heading}
          isFirst={isPage && at === 0}
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name but its place
          key={at}
          prefix={prefix}
        />
      ))}
    </div>
  );
}
