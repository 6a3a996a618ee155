import type { ReactNode } from "react";
import { memorandumStatus } from "../domain/memorandum.ts";

export interface DraftViewProps {
  /** The council's own legal wording; undefined where it has written none. */
  readonly wording: ReactNode;
}

/** That this is a draft, for whom, and the council's own words before anything is said. */
export const DraftView = ({ wording }: DraftViewProps) => (
  <section className="paper-box property-paper-draft">
    <h3>{memorandumStatus}</h3>
    <p>
      Made from the council's own data and words. Nothing here says what the law asks for; the officer who
      completes it decides what belongs in the memorandum. What is still to be added is listed at the end.
    </p>
    {wording ?? <p>The council has not written its legal wording yet.</p>}
  </section>
);
