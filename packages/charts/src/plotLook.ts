/** How every plotted chart writes its axes. */
export const axisInk = "#43525f";
export const gridline = "rgb(22 32 44 / 8%)";
export const axisFont = "11px Inter, system-ui, sans-serif";
