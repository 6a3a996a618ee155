import type { ReactNode } from "react";

export interface MediaPanelViewProps {
  readonly children: ReactNode;
}

/** Where the client's media stand in Administration, with what they are for. */
export const MediaPanelView = ({ children }: MediaPanelViewProps) => (
  <section aria-label="Media" className="admin-panel sb-card">
    <p className="sb-muted admin-about">
      Pictures, films and captions that the organisation's texts and stories show. Whoever may read a text may
      see them.
    </p>
    {children}
  </section>
);
