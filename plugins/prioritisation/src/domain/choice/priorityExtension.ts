import type { SceneExtension } from "@stopbank/scene/extension";

/** Three names, weights, an order and perhaps another name: what `choiceText` writes. */
const form = /^(?:[^;]{0,900};){3}(?:[^;,:]+:[1-5],?){0,40};(?:[a-z]+-?)?(?:;[^;]{1,900})?$/;

/**
 * What is prioritised and how, as its text: it is read by the page (`readChoice`), since what is kept in scenes comes with the code that
 * everybody has.
 */
export const priorityExtension: SceneExtension<string> = {
  id: "prioritisation.choice",
  what: "what is prioritised and how",
  encode: (text) => text,
  decode: (text) => (form.test(text) ? text : undefined),
  isEmpty: (text) => text === "",
};
