import { mediaAddress } from "@stopbank/contract/media-name";
import type { StorySection } from "@stopbank/contract/story";
import type { JSX } from "react";
import { Link } from "wouter";
import { wayOn } from "../../domain/wayOn.ts";
import { Picture } from "./Picture.tsx";

export interface SectionViewProps {
  readonly section: StorySection;
  readonly mediaPrefix: string;
  /** Sets what was written with marks. */
  readonly text: (written: string) => JSX.Element;
}

/** A part of a step's card: header, text, pictures, film and buttons (STO-04). */
export function SectionView({ section, mediaPrefix, text }: SectionViewProps) {
  const { header, content, sideImage, sideImageAlt, wideImage, wideImageAlt, buttons = [] } = section;
  return (
    <section className="stories-section">
      {header !== "" && <h4>{header}</h4>}
      {(content !== undefined || sideImage !== undefined) && (
        <div className="stories-section-words">
          {sideImage !== undefined && (
            <Picture
              address={sideImage}
              alt={sideImageAlt ?? ""}
              className="stories-side"
              mediaPrefix={mediaPrefix}
            />
          )}
          {content !== undefined && text(content)}
        </div>
      )}
      {wideImage !== undefined && (
        <Picture
          address={wideImage}
          alt={wideImageAlt ?? ""}
          className="stories-wide"
          mediaPrefix={mediaPrefix}
        />
      )}
      <Film section={section} mediaPrefix={mediaPrefix} text={text} />
      {buttons.length > 0 && (
        <p className="stories-buttons">
          {buttons.map(({ title, url }) => (
            <WayOn key={`${title} ${url}`} title={title} url={url} />
          ))}
        </p>
      )}
    </section>
  );
}

function Film({ section, mediaPrefix, text }: SectionViewProps) {
  const { videoUrl, captionsUrl, transcript, header } = section;
  if (videoUrl === undefined) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: those there are come with it, and its words stand below where there are none */}
      <video
        aria-label={header}
        className="stories-wide"
        controls
        playsInline
        preload="metadata"
        src={mediaAddress(mediaPrefix, videoUrl)}
      >
        {captionsUrl !== undefined && (
          <track
            default
            kind="captions"
            label="English"
            src={mediaAddress(mediaPrefix, captionsUrl)}
            srcLang="en"
          />
        )}
      </video>
      {transcript !== undefined && (
        <details className="stories-transcript">
          <summary>Transcript</summary>
          {text(transcript)}
        </details>
      )}
    </>
  );
}

/** A page of the app opens here, any other in a tab of its own. */
function WayOn({ title, url }: { readonly title: string; readonly url: string }) {
  const className = "bp6-button bp6-outlined";
  const leads = wayOn(url);
  if (leads === "page")
    return (
      <Link className={className} href={url}>
        {title}
      </Link>
    );
  if (leads === undefined) return null;
  return (
    <a className={className} href={url} rel="noopener noreferrer" target="_blank">
      {title}
    </a>
  );
}
