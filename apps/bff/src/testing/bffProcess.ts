// A BFF as a process of its own, with the shell in the folder that is named.
import { runBff } from "../runBff.ts";

await runBff(process.argv[2] ?? "");
