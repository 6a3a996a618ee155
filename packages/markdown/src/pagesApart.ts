import { createContext } from "react";

/** Whether a text's links to pages of this app open in tabs of their own: it stands over a page that must not be lost. */
export const PagesApart = createContext(false);
