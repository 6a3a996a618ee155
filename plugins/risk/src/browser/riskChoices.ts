import { token } from "@stopbank/plugin-api";
import type { RiskChoice } from "./state.ts";

/** One for each client that is in use: nothing of it is left when another takes over. Its code comes with the first page that asks. */
export const riskChoices = token<RiskChoice>("risk.choices");
