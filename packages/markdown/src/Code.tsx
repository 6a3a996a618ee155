import { Scrollable } from "./Scrollable.tsx";

export interface CodeProps {
  readonly text: string;
  /** Whether it stands on lines of its own. */
  readonly isBlock: boolean;
}

/** What is shown letter by letter: lines as they are, or within a line, where a line's end is a space. */
export function Code({ text, isBlock }: CodeProps) {
  if (!isBlock) return <code>{text.replace(/\r?\n|\r/g, " ")}</code>;
  return (
    <Scrollable label="Code" as="pre">
      <code>{text === "" ? "" : `${text}\n`}</code>
    </Scrollable>
  );
}
