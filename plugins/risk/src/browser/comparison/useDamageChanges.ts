import type { ComparedDamage } from "@stopbank/contract/compared-damage";
import { routes } from "@stopbank/contract/routes";
import type { StatsQuestion } from "@stopbank/map-page/stats-question";
import { useNewest } from "@stopbank/map-page/use-newest";
import { useCall } from "@stopbank/plugin-api/browser";
import { useCallback } from "react";

/** Of which layer's damage, on which two sides. */
export interface DamageQuestion extends Pick<StatsQuestion, "coordinates" | "query" | "body"> {
  readonly type: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The version of the data that the side before is of; undefined for the current one. */
  readonly version?: string | undefined;
}

/** What asks for it: by region too where a group of them is named. */
export function useAskDamage() {
  const call = useCall();
  return useCallback(
    (
      { type: assetType, before, after, version, coordinates: rest, query, body }: DamageQuestion,
      { group, signal }: { readonly group?: string; readonly signal?: AbortSignal },
    ): Promise<ComparedDamage> => {
      const selection = { rest, query: { ...query, ...(group === undefined ? {} : { group }) }, body };
      const options = signal === undefined ? {} : { signal };
      const tags = before.join(",");
      return version === undefined
        ? call(
            routes.comparedDamage,
            { params: { assetType, before: tags, after: after.join(",") }, ...selection },
            options,
          )
        : call(routes.versionDamage, { params: { assetType, tags, version }, ...selection }, options);
    },
    [call],
  );
}

/** What differs in damage; the newest question wins, and no answer stands under names of other scenarios. */
export function useDamageChanges(question: DamageQuestion) {
  const ask = useAskDamage();
  const run = useCallback((asked: DamageQuestion, signal: AbortSignal) => ask(asked, { signal }), [ask]);
  const { answered, ...state } = useNewest<DamageQuestion, ComparedDamage>(question, run, sidesOf);
  const isSame = answered !== undefined && sidesOf(answered.question) === sidesOf(question);
  return { ...state, answer: isSame ? answered.answer : undefined };
}

const sidesOf = ({ type, before, after, version }: DamageQuestion): string =>
  JSON.stringify([type, before, after, version]);
