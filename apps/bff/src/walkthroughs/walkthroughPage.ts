import { type Html, html, joined } from "@stopbank/html";
import type { Walkthrough, WalkthroughStep } from "./walkthrough.ts";
import { walkthroughStyles } from "./walkthroughStyles.ts";

/**
 * A walkthrough as a page without script: each step is a part of it that the address names, and what is pressed in its picture
 * is a link to the next. So it works by keyboard, by touch and read aloud, and the browser's own way back leads back a step.
 *
 * @param folder of the pictures, as the browser asks for them.
 */
export const walkthroughPage = ({ title, steps }: Walkthrough, folder: string): string =>
  html`<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${{ text: walkthroughStyles }}</style></head>
<body><main><h1 class="hidden">${title}</h1>
${joined(steps.map((step, index) => stepPart(step, index, steps, folder)))}</main></body></html>
`.text;

function stepPart(
  step: WalkthroughStep,
  index: number,
  steps: readonly WalkthroughStep[],
  folder: string,
): Html {
  const { id, title, words, alternativeText, picture, widthPx, heightPx, spot } = step;
  const next = steps[index + 1];
  const before = steps[index - 1];
  const first = steps[0];
  const middle = spot === undefined ? 50 : spot.left + spot.width / 2;
  return html`<section id="${id}" tabindex="-1" aria-labelledby="${id}-title">
<p class="count">Step ${String(index + 1)} of ${String(steps.length)}</p>
<h2 id="${id}-title">${title}</h2>
<p>${words}</p>
<nav aria-label="Steps">${before === undefined ? html`` : html`<a href="#${before.id}">Back</a>`}${
    next === undefined
      ? html`<a class="next" href="#${first?.id ?? ""}">Start again</a>`
      : html`<a class="next" href="#${next.id}">Next</a>`
  }</nav>
<div class="bar" aria-hidden="true"><i style="width:${percent((100 * (index + 1)) / steps.length)}"></i></div>
<div class="picture"><div class="scene" style="--middle:${middle.toFixed(1)}">
<img src="${folder}${picture}" alt="${alternativeText}" width="${String(widthPx)}" height="${String(heightPx)}" loading="${index < 2 ? "eager" : "lazy"}">
${spotOf(step, next)}</div></div>
</section>
`;
}

/** What is pressed leads on; without that it is a frame around what is spoken of. */
function spotOf({ spot, press }: WalkthroughStep, next: WalkthroughStep | undefined): Html {
  if (spot === undefined) return html``;
  const place = `left:${percent(spot.left)};top:${percent(spot.top)};width:${percent(spot.width)};height:${percent(spot.height)}`;
  return press === undefined || next === undefined
    ? html`<span class="spot" style="${place}"></span>`
    : html`<a class="spot" href="#${next.id}" style="${place}"><span class="hidden">Press ${press}</span></a>`;
}

const percent = (value: number) => `${value.toFixed(2)}%`;
