import { type ReactNode, useEffect, useState } from "react";
import { Code } from "../Code.tsx";
import { Scrollable } from "../Scrollable.tsx";

export interface HighlightedCodeProps {
  readonly text: string;
  /** As the text has it behind its fence; a language that is not known has no colours. */
  readonly language: string;
}

/** Code in colours once their code is there, and as it was typed until then and where it cannot come. */
export function HighlightedCode({ text, language }: HighlightedCodeProps) {
  const [coloured, setColoured] = useState<ReactNode>();
  useEffect(() => {
    let isWanted = true;
    import("./highlight.ts")
      .then(({ highlight }) => isWanted && setColoured(highlight(text, language)))
      .catch((cause: unknown) => console.warn("Code stays without colours.", cause));
    return () => {
      isWanted = false;
    };
  }, [text, language]);
  if (coloured === undefined) return <Code text={text} isBlock />;
  return (
    <Scrollable label="Code" as="pre">
      <code>{coloured}</code>
    </Scrollable>
  );
}
