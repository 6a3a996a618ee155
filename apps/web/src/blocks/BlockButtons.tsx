import { AnchorButton } from "@blueprintjs/core";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { isShellPage } from "@stopbank/contract/is-page";
import { mediaAddress } from "@stopbank/contract/media-name";
import { Link } from "wouter";

export interface BlockButtonsProps {
  readonly buttons: NonNullable<ContentBlock["buttons"]>;
  /** Below which a client's media lie. */
  readonly prefix: string;
}

/** Ways on from a block: pages of this app, and in a new tab media and those of other sites. */
export const BlockButtons = ({ buttons, prefix }: BlockButtonsProps) => (
  <div className="block-buttons actions">
    {buttons.map(({ text, url }, at) => {
      const look = { intent: at === 0 ? "primary" : "none", text } as const;
      return isShellPage(url) ? (
        <Link asChild href={url} key={`${text} ${url}`}>
          <AnchorButton {...look} />
        </Link>
      ) : (
        <AnchorButton
          {...look}
          href={mediaAddress(prefix, url)}
          key={`${text} ${url}`}
          rel="noreferrer"
          target="_blank"
        />
      );
    })}
  </div>
);
