import { mediaAddress } from "@stopbank/contract/media-name";

export interface FilmViewProps {
  /** As documents name it: `media/<name>`, or an address. */
  readonly film: string;
  /** What is said in it, as WebVTT. */
  readonly captions?: string | undefined;
  /** What it is called, for whoever does not see it. */
  readonly label: string;
  /** What stands there until it is played. */
  readonly picture?: string | undefined;
  /** Below which a client's media lie. */
  readonly prefix: string;
}

/** A film that begins when somebody says so. Before, nothing of it is fetched; where no picture stands for it, its first frame is. */
export const FilmView = ({ film, captions, label, picture, prefix }: FilmViewProps) => (
  // biome-ignore lint/a11y/useMediaCaption: a film without words has none; who edits it is asked for those of others
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
