import type { ReactNode } from "react";

export interface EmptyProps {
  /** One sentence. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** In the place of what could be there: one sentence and one button. */
export function Empty({ children, action, icon }: EmptyProps) {
  return (
    <div className="sb-empty">
      {icon !== undefined && <div className="sb-empty-icon">{icon}</div>}
      <p>{children}</p>
      {action}
    </div>
  );
}
