import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runBff } from "./runBff.ts";

/** Where `vite build` puts the shell. */
await runBff(resolve(fileURLToPath(import.meta.url), "../../../web/dist"));
