import { token } from "@stopbank/plugin-api";
import type { Priorities } from "./data/createPriorities.ts";

/** One for each client that is in use: nothing of it is left when another takes over. Its code comes with the page. */
export const priorities = token<Priorities>("prioritisation.priorities");
