import "./markdown.css";
import { useContext, useEffect, useId, useMemo } from "react";
import { loadRichParts } from "./loadRichParts.ts";
import { MediaPrefix } from "./mediaPrefix.ts";
import { readMarkdown } from "./readMarkdown.ts";
import { type RichParts, useRichParts } from "./richParts.ts";
import { toReact } from "./toReact.tsx";

export interface MarkdownProps {
  readonly text: string;
  /** Level of the heading the text stands under: its own highest headings come one level below, none is skipped. */
  readonly under?: number;
  /** Below which its media lie, where that is not what `MediaPrefix` says. */
  readonly mediaPrefix?: string;
  /** What few texts have, where it is there from the beginning; else it comes when the text wants it. */
  readonly rich?: RichParts;
}

/**
 * Text with CommonMark's marks, tables, footnotes, maths, callouts and pictures of our own. Raw HTML is shown as it was typed; links go
 * to http, https, mailto and pages of this app.
 */
export function Markdown({ text, under, mediaPrefix, rich: given }: MarkdownProps) {
  const id = useId();
  const usual = useContext(MediaPrefix);
  const prefix = mediaPrefix ?? usual;
  const come = useRichParts();
  const rich = given ?? come;
  const set = useMemo(
    () => toReact(readMarkdown(text), { under, id, rich, mediaPrefix: prefix }),
    [text, under, id, rich, prefix],
  );
  useEffect(() => {
    if (set.wantsRich && rich === undefined) loadRichParts();
  }, [set.wantsRich, rich]);
  const content =
    rich !== undefined && set.pictures.length > 0 ? (
      <rich.Frame pictures={set.pictures}>{set.content}</rich.Frame>
    ) : (
      set.content
    );
  return <div className="sb-markdown">{content}</div>;
}
