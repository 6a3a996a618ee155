import { expect, it } from "vitest";
import { withNamesAlone } from "./shortWarnings.ts";

it("leaves a warning its name, on however many lines it is, and all else as it is", () => {
  const code = `const ns = "[Blueprint]";
export const SLIDER_MIN = ns + \` <Slider> min prop must be a finite number.\`;
export const TOASTER_CREATE_NULL = ns +
    \` <OverlayToaster> is not supported inside React lifecycle methods in React 16.\` +
    \` See usage example on the docs site.\`;
export function logDeprecatedSizeWarning(component) {
    console.warn(component);
}
`;
  expect(withNamesAlone(code)).toBe(`const ns = "[Blueprint]";
export const SLIDER_MIN = "SLIDER_MIN";
export const TOASTER_CREATE_NULL = "TOASTER_CREATE_NULL";
export function logDeprecatedSizeWarning(component) {
    console.warn(component);
}
`);
});

it("refuses what it does not know", () => {
  expect(() => withNamesAlone("export default {};")).toThrow("not written as expected");
});
