import { createContext } from "react";

/** Opens the log-in. Put once around the app, by who has one; without it failures offer none. */
export const LogInOffer = createContext<(() => void) | undefined>(undefined);
