import { micromark } from "micromark";
import { useMemo } from "react";
import { toReact } from "./toReact.ts";

export interface MarkdownProps {
  readonly text: string;
  /** Level of the heading the text stands under: its own highest headings come one level below, none is skipped. */
  readonly under?: number;
}

/** Text with CommonMark's marks. Raw HTML is shown as it was typed; links go to http, https and mailto only. */
export function Markdown({ text, under }: MarkdownProps) {
  const content = useMemo(() => toReact(micromark(text), under), [text, under]);
  return <div className="sb-markdown">{content}</div>;
}
