import type { SideWords } from "@stopbank/map-page/side-words";
import { DamageChangesView } from "./DamageChangesView.tsx";
import { type DamageQuestion, useDamageChanges } from "./useDamageChanges.ts";

export interface DamageChangesProps {
  readonly question: DamageQuestion;
  readonly sides: SideWords;
}

/** What differs in money between two sides for one element layer. */
export function DamageChanges({ question, sides }: DamageChangesProps) {
  return <DamageChangesView {...useDamageChanges(question)} sides={sides} />;
}
