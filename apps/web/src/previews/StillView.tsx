import type { ReactNode } from "react";

/** Something that is looked at: nothing of it is reached by keyboard or pressed, and its headings are none of the page's. */
export const StillView = ({ children }: { readonly children: ReactNode }) => <div inert>{children}</div>;
