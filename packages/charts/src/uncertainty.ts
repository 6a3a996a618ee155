/** Whether a figure of a chart is uncertain, and what is said of that where it is pointed at. */
export interface Uncertainty {
  readonly is_uncertain: boolean;
  readonly tooltip: string;
}

/** The words of a figure that is uncertain; undefined of any other. */
export const tooltipOf = (uncertainty: Uncertainty | undefined): string | undefined =>
  uncertainty?.is_uncertain === true ? uncertainty.tooltip : undefined;
