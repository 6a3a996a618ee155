import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";

export interface DemoViewProps {
  readonly title: string;
  readonly summary: string;
  readonly breadcrumb: ReactNode;
  readonly videoUrl: string;
  readonly captionsUrl: string;
  /** Shown until it plays. */
  readonly posterUrl: string | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly transcript: ReactNode;
  /** The film did not come. */
  readonly isBroken: boolean;
  readonly onBroken: () => void;
  readonly onRetry: () => void;
}

/** A film of the product with its captions, and all of it as text (GUI-06). */
export const DemoView = (props: DemoViewProps) => (
  <article className="guide-article guide-entry">
    {props.breadcrumb}
    <header className="guide-head">
      <h1>{props.title}</h1>
    </header>
    {props.isBroken ? (
      <div className="guide-broken" role="alert">
        <p>Couldn't load the demo</p>
        <Button onClick={props.onRetry} text="Retry" />
      </div>
    ) : (
      <video
        className="guide-film"
        controls
        height={props.heightPx}
        onError={props.onBroken}
        playsInline
        poster={props.posterUrl}
        preload="metadata"
        src={props.videoUrl}
        width={props.widthPx}
      >
        <track default kind="captions" label="English" src={props.captionsUrl} srcLang="en" />
      </video>
    )}
    <p className="guide-lead">{props.summary.trim() === "" ? "No summary" : props.summary}</p>
    <details className="guide-transcript">
      <summary>Transcript</summary>
      {props.transcript}
    </details>
  </article>
);
