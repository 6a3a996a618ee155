import type { DomainError } from "@stopbank/errors";
import { type Place, refuse } from "../input/refusal.ts";

/** Refusal of a zip that is not what it says of itself. */
export const damagedZip = (place: Place, fault: string): DomainError =>
  refuse("damaged", place, fault, "It is probably cut short or damaged: copy or pack it again.");
