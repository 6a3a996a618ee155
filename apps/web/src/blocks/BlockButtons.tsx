import { AnchorButton } from "@blueprintjs/core";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { isPage } from "@stopbank/contract/is-page";
import { Link } from "wouter";

export interface BlockButtonsProps {
  readonly buttons: NonNullable<ContentBlock["buttons"]>;
}

/** Ways on from a block: pages of this app, and in a new tab those of other sites. */
export const BlockButtons = ({ buttons }: BlockButtonsProps) => (
  <div className="block-buttons actions">
    {buttons.map(({ text, url }, at) => {
      const look = { intent: at === 0 ? "primary" : "none", text } as const;
      return isPage(url) ? (
        <Link asChild href={url} key={`${text} ${url}`}>
          <AnchorButton {...look} />
        </Link>
      ) : (
        <AnchorButton {...look} href={url} key={`${text} ${url}`} rel="noreferrer" target="_blank" />
      );
    })}
  </div>
);
