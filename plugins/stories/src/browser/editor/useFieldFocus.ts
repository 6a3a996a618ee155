import type { ProblemPlace } from "@stopbank/story-check/problems";
import { type RefObject, useEffect, useState } from "react";

const fieldOf = ({ field, section }: ProblemPlace) => (section === undefined ? field : `${field}.${section}`);

/** Leads the keyboard to a field of the form, once the form is there that has it. */
export function useFieldFocus(form: RefObject<HTMLElement | null>): (place: ProblemPlace) => void {
  const [sought, setSought] = useState<ProblemPlace>();
  useEffect(() => {
    if (sought === undefined) return;
    const field = form.current?.querySelector(`[data-field="${CSS.escape(fieldOf(sought))}"]`);
    const target = field?.querySelector<HTMLElement>("input, textarea, button");
    target?.focus();
    target?.scrollIntoView({ block: "center" });
  }, [sought, form]);
  return (place) => setSought({ ...place });
}
