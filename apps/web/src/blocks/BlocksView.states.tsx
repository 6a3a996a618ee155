import { blockLayouts } from "@stopbank/contract/block-layouts";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { BlocksView } from "./BlocksView.tsx";
import { full } from "./BlockView.states.tsx";

const prefix = "/media/larkhaven/";
const many = ["banner" as const, ...blockLayouts.slice(1)].map((type) => ({ ...full, type }));
/** As a later version of the program might write it. */
const later = { type: "carousel", header: "Not shown" } as unknown as ContentBlock;

export default statesOf(BlocksView, {
  none: { blocks: [], prefix },
  one: { blocks: [full], prefix, heading: 3 },
  many: { blocks: many, prefix, isPage: true },
  "one of an unknown type": { blocks: [full, later, full], prefix },
});
