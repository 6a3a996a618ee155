import type { ContentBlock } from "@stopbank/contract/blocks";
import { mediaAddress } from "@stopbank/contract/media-name";
import { Markdown } from "@stopbank/markdown";
import { BlockButtons } from "./BlockButtons.tsx";
import { FilmView } from "./FilmView.tsx";
import { MediaPicture } from "./MediaPicture.tsx";

export interface BlockViewProps {
  readonly block: ContentBlock;
  /** Below which a client's media lie. */
  readonly prefix: string;
  /** It stands at the top of its page. */
  readonly isFirst?: boolean;
  /** The level of its heading. */
  readonly heading?: 1 | 2 | 3;
}

/** One block of a page, laid out as its type says. What is missing of it takes no room. */
export function BlockView({ block, prefix, isFirst = false, heading = 2 }: BlockViewProps) {
  const { type, header, content, videoUrl, imageUrl, imageAlt, boxHeader, boxContent, buttons } = block;
  const Heading = `h${heading}` as const;
  const hasBox = type.startsWith("side-box") && (boxHeader ?? boxContent) !== undefined;
  const film = videoUrl !== undefined && (
    <FilmView
      captions={block.captionsUrl}
      film={videoUrl}
      label={header ?? "Film"}
      picture={imageUrl}
      prefix={prefix}
      transcript={block.transcript}
    />
  );
  const picture = imageUrl !== undefined && (
    <MediaPicture
      address={imageUrl}
      alternativeText={imageAlt ?? ""}
      isFirst={isFirst}
      prefix={prefix}
      sizes="(max-width: 760px) 100vw, 50vw"
    />
  );
  const side = hasBox ? (
    <div className="block-box">
      {boxHeader !== undefined && <h3>{boxHeader}</h3>}
      {boxContent !== undefined && <Markdown text={boxContent} under={3} />}
    </div>
  ) : (
    film || picture
  );
  const beside = side && <div className="block-beside">{side}</div>;
  return (
    <section
      className={`block block-${type}`}
      style={
        block.backgroundImageUrl === undefined
          ? undefined
          : { backgroundImage: backgroundOf(mediaAddress(prefix, block.backgroundImageUrl)) }
      }
    >
      {type.endsWith("-first") && beside}
      <div className="block-words">
        {header !== undefined && <Heading>{header}</Heading>}
        {content !== undefined && <Markdown text={content} under={heading} />}
        {/* Where a box takes the place beside the words, a film or a picture stands below them. */}
        {hasBox && (film || picture)}
        {buttons !== undefined && buttons.length > 0 && <BlockButtons buttons={buttons} prefix={prefix} />}
      </div>
      {!type.endsWith("-first") && beside}
    </section>
  );
}

/** A shade over it keeps words on it readable, whatever it shows. Of its address, what would end a style is written otherwise. */
const backgroundOf = (address: string) =>
  `linear-gradient(90deg, var(--block-shade), var(--block-shade-end)), url("${address.replace(/["\\\s]/g, encodeURIComponent)}")`;
