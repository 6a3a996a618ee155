/**
 * Takes the keyboard to the first field of a form that something is wrong with, once what is wrong is marked: on a long form it may be
 * out of sight.
 */
export function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
