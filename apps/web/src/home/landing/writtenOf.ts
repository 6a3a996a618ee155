import type { ContentBlock } from "@stopbank/contract/blocks";
import type { ContentOf } from "@stopbank/contract/content";
import { blocksOf, type LandingSection } from "@stopbank/contract/landing-sections";
import type { ReactNode } from "react";

/** What the client has written for a section of Home; undefined where that is nothing. */
export function writtenOf(
  page: ContentOf<"landingPage">,
  section: LandingSection,
  draw: (blocks: readonly ContentBlock[]) => ReactNode,
): ReactNode {
  const blocks = blocksOf(page, section);
  return blocks.length === 0 ? undefined : draw(blocks);
}
