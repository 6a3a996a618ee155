import "./markdown.css";
import { useId, useMemo } from "react";
import { readMarkdown } from "./readMarkdown.ts";
import { toReact } from "./toReact.tsx";

export interface MarkdownProps {
  readonly text: string;
  /** Level of the heading the text stands under: its own highest headings come one level below, none is skipped. */
  readonly under?: number;
}

/**
 * Text with CommonMark's marks, tables, footnotes and maths. Raw HTML is shown as it was typed; links go to http, https
 * and mailto only.
 */
export function Markdown({ text, under }: MarkdownProps) {
  const id = useId();
  const content = useMemo(() => toReact(readMarkdown(text), { under, id }), [text, under, id]);
  return <div className="sb-markdown">{content}</div>;
}
