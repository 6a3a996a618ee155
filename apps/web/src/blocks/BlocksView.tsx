import "./blocks.css";
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

/** Types there are. A block of another, which a later version of the program may bring, is left out (HOM-15). */
const known = {
  banner: true,
  "side-image": true,
  "side-image-first": true,
  "side-image-filled": true,
  "side-image-filled-first": true,
  content: true,
  "content-filled": true,
  "side-box": true,
  "side-box-first": true,
} satisfies Record<ContentBlock["type"], true>;

/** The blocks of a page, one below the other. */
export function BlocksView({ blocks, prefix, isPage = false, heading = 2 }: BlocksViewProps) {
  const shown = blocks.filter(({ type }) => Object.hasOwn(known, type));
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
