import type { FilterableInformation } from "@stopbank/contract/layers";
import type { ClassLabels } from "../classes/damageClasses.ts";

/** What every part of a methodology that shows a method is given. */
export interface MethodParts {
  /** Labels of the attributes that conditions name. */
  readonly information: readonly FilterableInformation[];
  /** The axis: what is read, with its unit. */
  readonly intensity: string;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
}
