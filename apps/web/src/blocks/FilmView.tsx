import "./film.css";
import { mediaAddress } from "@stopbank/contract/media-name";
import { Markdown } from "@stopbank/markdown";

export interface FilmViewProps {
  /** As documents name it: `media/<name>`, or an address. */
  readonly film: string;
  /** What is said in it, as WebVTT. */
  readonly captions?: string | undefined;
  /** What is said and seen in it, as Markdown. */
  readonly transcript?: string | undefined;
  /** What it is called, for whoever does not see it. */
  readonly label: string;
  /** What stands there until it is played. */
  readonly picture?: string | undefined;
  /** Below which a client's media lie. */
  readonly prefix: string;
}

/**
 * A film that begins when somebody says so. Before, nothing of it is fetched; where no picture stands for it, its first frame is. What is
 * said and seen in it can be read below it.
 */
export const FilmView = ({ film, captions, transcript, label, picture, prefix }: FilmViewProps) => (
  <>
    <FilmItself captions={captions} film={film} label={label} picture={picture} prefix={prefix} />
    {transcript !== undefined && (
      <details className="film-transcript">
        <summary>Transcript</summary>
        <Markdown text={transcript} under={3} />
      </details>
    )}
  </>
);

const FilmItself = ({ film, captions, label, picture, prefix }: Omit<FilmViewProps, "transcript">) => (
  // biome-ignore lint/a11y/useMediaCaption: those there are come with it, and its words stand below where there are none
  <video
    aria-label={label}
    className="film"
    controls
    playsInline
    poster={picture === undefined ? undefined : mediaAddress(prefix, picture)}
    preload={picture === undefined ? "metadata" : "none"}
    src={mediaAddress(prefix, film)}
  >
    {captions !== undefined && (
      <track default kind="captions" label="English" src={mediaAddress(prefix, captions)} srcLang="en" />
    )}
  </video>
);
