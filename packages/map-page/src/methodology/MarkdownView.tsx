import type { Markdown } from "@stopbank/markdown";
import { Loading } from "@stopbank/ui/states";
import type { ComponentProps } from "react";

export interface MarkdownViewProps extends ComponentProps<typeof Markdown> {
  /** What reads Markdown; undefined until it has come. */
  readonly reader: typeof Markdown | undefined;
  /** It will not come: the text stands as it was written. */
  readonly isPlain: boolean;
}

/** A text in Markdown, read or as it was written. */
export function MarkdownView({ reader: Reader, isPlain, ...props }: MarkdownViewProps) {
  if (Reader !== undefined) return <Reader {...props} />;
  return isPlain ? <p>{props.text}</p> : <Loading label="Loading the text" />;
}
