import { createContext } from "react";

/** Below which the media of the client in use lie (`mediaPrefix` of the contract). Without it a text's pictures are their words. */
export const MediaPrefix = createContext<string | undefined>(undefined);
