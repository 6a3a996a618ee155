import type { ContentBlock } from "@stopbank/contract/blocks";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { Contributed, useClient } from "@stopbank/plugin-api/browser";
import { Skeleton } from "@stopbank/ui/states";

export interface WrittenBlocksProps {
  readonly blocks: readonly ContentBlock[];
  readonly heading: 2 | 3;
}

/** By itself: what reads Markdown is none of what Home waits for. */
const loadBlocks = () =>
  import("../../blocks/BlocksView.tsx").then(({ BlocksView }) => ({ default: BlocksView }));

/** Blocks that a client has written. */
export function WrittenBlocks({ blocks, heading }: WrittenBlocksProps) {
  const { name } = useClient();
  return (
    <Contributed
      id="shell.blocks"
      load={loadBlocks}
      props={{ blocks, heading, prefix: mediaPrefix(name) }}
      skeleton={<Skeleton height={120} />}
    />
  );
}
