import { canonicalJson } from "../files/canonicalJson.ts";
import { currencyOf } from "../manifest/currency.ts";
import type { Hazard, Manifest } from "../manifest/manifest.ts";
import type { DescribedChange } from "./DatasetDiff.ts";

/** Everything a version says of its layers, hazards and rules: what to compare, and how to say it. */
interface Statement {
  readonly words: string;
  /** Compared as a whole: two curves may have the same words. */
  readonly all: unknown;
}

/** What two versions say differently: layers and scenarios that came or went, rules, classes, curves, conventions. */
export function describedChanges(before: Manifest, after: Manifest): DescribedChange[] {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was !== undefined && is !== undefined && canonicalJson(was.all) === canonicalJson(is.all)) return [];
    const [kind, subject] = key.split("\0") as [DescribedChange["kind"], string];
    const sameWords = was?.words === is?.words;
    return [
      {
        kind,
        subject,
        ...(was === undefined ? {} : { before: was.words }),
        ...(is === undefined ? {} : { after: sameWords ? `${is.words} (with other figures)` : is.words }),
      },
    ];
  });
}

function statementsOf(manifest: Manifest): Map<string, Statement> {
  const statements = new Map<string, Statement>();
  const say = (kind: DescribedChange["kind"], subject: string, words: string, all: unknown = words) =>
    statements.set(`${kind}\0${subject}`, { words, all });
  for (const { type, displayName, geometry } of manifest.elementTypes)
    say("layer", type, `${displayName}, ${geometry}s`);
  for (const { id, displayName } of manifest.contextual) say("layer", id, `${displayName}, for context`);
  for (const hazard of manifest.hazards) {
    const { hazardId, title, unit, sampling, classRule, scenarios } = hazard;
    say("hazard", hazardId, `${title}, in ${unit}`);
    say("sampling", hazardId, sampling.note, sampling);
    say("classes", hazardId, classRule);
    for (const { tag, displayName, parameters, returnPeriodYears, assessedExtent } of scenarios)
      say("scenario", `${hazardId}: ${tag}`, displayName, { parameters, returnPeriodYears, assessedExtent });
    consequences(hazard, say);
  }
  const { priceYear } = manifest;
  const prices = priceYear === undefined ? "" : `, prices of ${priceYear}`;
  say("convention", "currency", `${currencyOf(manifest)}${prices}`);
  for (const [name, { code, text }] of Object.entries(manifest.conventions))
    say("convention", name, `${code}: ${text}`);
  return statements;
}

function consequences(
  { hazardId, consequences: described = [] }: Hazard,
  say: (kind: "consequence", subject: string, words: string, all: unknown) => void,
): void {
  for (const consequence of described)
    say(
      "consequence",
      `${hazardId}: ${consequence.elementTypes.join(", ")}`,
      consequence.methods.map(({ kind }) => kind).join(", "),
      consequence,
    );
}
