import type { ReactNode } from "react";

export interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the form of settings, under its heading. */
export const FormPart = ({ title, children }: FormPartProps) => (
  <section aria-label={title} className="admin-fields">
    <h4>{title}</h4>
    {children}
  </section>
);
