import {
  type DatasetDiff,
  type DescribedChange,
  type ExposureChange,
  elementStates,
} from "@stopbank/dataset/diff";
import { type Html, html, joined } from "@stopbank/html";
import { countIn, elementCounts, exposedFigures, hasChanged, scenarioName, stateWords } from "./counts.ts";
import { figure, money } from "./figures.ts";
import { sheet } from "./sheet.ts";

export interface DiffAbout {
  readonly client: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** One page that needs nothing else: to be read, printed, or sent to somebody who has no Stopbank. */
export function diffHtml(about: DiffAbout, diff: DatasetDiff): string {
  const { described, exposures } = diff;
  const changed = exposures.filter(hasChanged);
  const moved = changed.reduce(
    (sum, { moves }) => sum + moves.reduce((inner, each) => inner + each.elements, 0),
    0,
  );
  return html`<!doctype html>
<html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What changes: ${about.title}</title><style>${sheet}</style></head><body>
<header><p>What changes for ${about.client}</p><h1>${about.title}</h1>
<p>From version <code>${about.before}</code> to <code>${about.after}</code>.
${figure(changed.length)} of ${figure(exposures.length)} scenarios of layers change; ${figure(moved)} moves between classes.</p></header>
<section><h2>Layers</h2>${layers(diff)}</section>
${described.length === 0 ? html`` : html`<section><h2>Data and method</h2>${rules(described)}</section>`}
<section><h2>Scenarios</h2>${changed.length === 0 ? html`<p>None changes.</p>` : summaryTable(diff, changed)}</section>
${joined(changed.map((change) => scenario(diff, change)))}
<footer>“Not assessed” is outside what the study covered: neither exposed nor safe. Costs are the best estimate, with
bounds where there are some; elements without a cost on record are in no sum.</footer>
</body></html>`.text;
}

const layers = ({ elements, currency }: DatasetDiff): Html => html`<table><thead><tr><th>Layer</th>
<th>Before</th><th>After</th><th>Added</th><th>Removed</th><th>Reshaped</th><th>Recosted</th></tr></thead><tbody>
${joined(
  elements.map(
    ({ title, before, after, unit, added, removed, reshaped, recosted }) => html`<tr><th>${title}</th>
${amounts(before?.count, after?.count)}${joined(
  [added, removed, reshaped, recosted].map(
    (ids) => html`<td${ids.length === 0 ? html` class="none"` : html``}>${figure(ids.length)}</td>`,
  ),
)}</tr>
${unit === "each" ? html`` : html`<tr class="more"><th>${unit}</th>${amounts(before?.metric, after?.metric)}<td colspan="4"></td></tr>`}
${before?.replacementCost === undefined && after?.replacementCost === undefined ? html`` : html`<tr class="more"><th>replacement cost</th><td>${money(before?.replacementCost, currency.before)}</td><td>${money(after?.replacementCost, currency.after)}</td><td colspan="4"></td></tr>`}`,
  ),
)}</tbody></table>`;

const rules = (
  described: readonly DescribedChange[],
): Html => html`<table class="words"><thead><tr><th>What</th>
<th>Before</th><th>After</th></tr></thead><tbody>${joined(
  described.map(
    ({ kind, subject, before, after }) => html`<tr><th>${kind}<br><small>${subject}</small></th>
<td>${before ?? "not there"}</td><td>${after ?? "no longer there"}</td></tr>`,
  ),
)}</tbody></table>`;

const summaryTable = (diff: DatasetDiff, changed: readonly ExposureChange[]): Html => html`<table><thead>
<tr><th>Layer and scenario</th><th>Exposed before</th><th>after</th><th>change</th><th>Not assessed before</th><th>after</th></tr>
</thead><tbody>${joined(
  changed.map((change) => {
    const { before: was, after: is } = elementCounts(diff, change);
    const [old, now] = [change.before?.exposed.count, change.after?.exposed.count];
    const difference = (now ?? 0) - (old ?? 0);
    return html`<tr><th>${change.type}<br><small>${scenarioName(change)}</small></th>${amounts(old, now)}
<td>${difference === 0 ? "0" : `${difference > 0 ? "+" : "−"}${figure(Math.abs(difference))}`}</td>
${amounts(countIn("not assessed", change.before, was), countIn("not assessed", change.after, is))}</tr>`;
  }),
)}</tbody></table>`;

/** Rows are where elements were, columns where they are now; the diagonal, which stayed, is left empty. */
function scenario(diff: DatasetDiff, change: ExposureChange): Html {
  const elements = elementCounts(diff, change);
  const { moves, before, after } = change;
  const states = elementStates.filter(
    (state) => countIn(state, before, elements.before) > 0 || countIn(state, after, elements.after) > 0,
  );
  const most = Math.max(1, ...moves.map((each) => each.elements));
  const cell = (from: string, to: string) => {
    if (from === to) return html`<td class="same"></td>`;
    const found = moves.find((move) => move.from === from && move.to === to)?.elements;
    if (found === undefined) return html`<td class="none">·</td>`;
    return html`<td style="background:rgb(47 128 237 / ${(0.08 + (0.4 * found) / most).toFixed(2)})">${figure(found)}</td>`;
  };
  const sums = exposedFigures(diff, change);
  return html`<section class="scenario"><h3>${change.type} <small>${scenarioName(change)}</small></h3>
<table><thead><tr><th>Was</th><th>Before</th><th>After</th>${joined(states.map((to) => html`<th>to ${stateWords(diff, to)}</th>`))}</tr></thead><tbody>
${joined(
  states.map(
    (from) => html`<tr><th>${stateWords(diff, from)}</th>
${amounts(countIn(from, before, elements.before), countIn(from, after, elements.after))}${joined(states.map((to) => cell(from, to)))}</tr>`,
  ),
)}${joined(
  sums.map(
    ({ name, before: was, after: is }) =>
      html`<tr class="more"><th>${name}</th>${amounts(was, is)}<td colspan="${String(states.length)}"></td></tr>`,
  ),
)}</tbody></table></section>`;
}

const amounts = (before: number | undefined, after: number | undefined): Html =>
  html`<td>${figure(before)}</td><td${before === after ? html`` : html` class="changed"`}>${figure(after)}</td>`;
