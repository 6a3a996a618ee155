import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The guide that comes with the program. */
export const guideFolder = resolve(fileURLToPath(import.meta.url), "../../../../guide");
