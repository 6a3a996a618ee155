/** The feature state of what is under the pointer: true while it is. For the paint expressions of a feature's layers. */
export const hoverState = "hover";
