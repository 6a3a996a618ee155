import { type Ref, useEffect, useRef } from "react";
import { isFormulaWithinLimits } from "./limits.ts";
import { mathsSettings } from "./mathsSettings.ts";

export interface MathsProps {
  /** In TeX. */
  readonly formula: string;
  /** Whether it stands on lines of its own. */
  readonly isBlock: boolean;
}

/** A formula as MathML, which browsers set themselves; as it was typed until KaTeX is there, where it cannot come, and where setting it could take long. */
export function Maths({ formula, isBlock }: MathsProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFormulaWithinLimits(formula)) return;
    let isWanted = true;
    const show = async () => {
      const { default: katex } = await import("katex");
      if (isWanted && element.current !== null)
        katex.render(formula, element.current, mathsSettings(isBlock));
    };
    show().catch((cause: unknown) => console.warn("A formula stays as it was typed.", cause));
    return () => {
      isWanted = false;
    };
  }, [formula, isBlock]);
  const Around = isBlock ? "div" : "span";
  return <Around ref={element as Ref<never>}>{formula}</Around>;
}
