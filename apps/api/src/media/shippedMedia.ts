import { fileURLToPath } from "node:url";

/** Media that come with the program, beside the guide that names them. */
export const shippedMedia = fileURLToPath(new URL("../../../../guide/media/", import.meta.url));
