import type { ReactNode } from "react";

export interface AboutViewProps {
  /** The client's name, for people. */
  readonly organisation: string;
  /** What the client says of itself; undefined where it says nothing. */
  readonly children: ReactNode;
}

/** Who the organisation is, in its own words. */
export const AboutView = ({ organisation, children }: AboutViewProps) => (
  <div className="home-body">
    <h1>About Us</h1>
    {children ?? (
      <p className="home-lead">
        {organisation} uses Stopbank to see what natural hazards and the changing climate put at risk. It has
        written no more of itself here yet.
      </p>
    )}
  </div>
);
