import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatCount } from "@stopbank/numbers";
import { beforeAll, describe, expect, it } from "vitest";
import { askApi } from "../askApi.ts";
import type { Ask } from "./askFigures.ts";
import { figuresInTexts } from "./figures.ts";
import { guideFolder } from "./guideFolder.ts";

let ask: Ask;
beforeAll(async () => {
  ask = await askApi("member@stopbank.example", "larkhaven");
});

const textOf = (file: string) => readFileSync(join(guideFolder, file), "utf8").replaceAll("\u00a0", " ");

interface Stability {
  readonly weighting_count: number;
  readonly regions: Readonly<
    Record<
      string,
      {
        readonly best_rank: number;
        readonly worst_rank: number;
        readonly share_in_top_5: number;
        readonly most_moving: {
          readonly value_set_id: string;
          readonly best_rank: number;
          readonly worst_rank: number;
        };
      }
    >
  >;
}

describe("figures of the guide's case studies and films", () => {
  it.each(figuresInTexts)("are the engine's: $file: $says", async ({ file, says, figures }) => {
    let sentence = says;
    for (const figure of figures) sentence = sentence.replace("{}", await figure(ask));
    expect(sentence).not.toContain("{}");
    expect(textOf(file)).toContain(sentence.replaceAll("\u00a0", " "));
  });

  it("ranks are the engine's, under every weighting", async () => {
    const text = textOf("articles/which-suburb-first.md");
    const weights = { homes: 1, lifelines: 1, community: 1, water: 1, land: 1 };
    const where = "coast_2100?region_group=suburbs";
    const { regions } = await ask<{
      regions: Readonly<Record<string, { area: string; name: string; priorityIndex: number }>>;
    }>(`/prioritisation/vulnerabilities/${where}`, { value_set_weights: weights });
    const stability = await ask<Stability>(`/prioritisation/rank_stability/${where}`, {
      value_set_weights: weights,
    });
    const first = Object.values(regions)
      .toSorted((one, other) => one.priorityIndex - other.priorityIndex)
      .slice(0, 5);
    for (const { area, name, priorityIndex } of first) {
      const { best_rank, worst_rank } = stability.regions[area]!;
      expect(text).toContain(`| ${name} | ${priorityIndex} | ${best_rank} to ${worst_rank} |`);
    }
    expect(text).toContain(`all ${formatCount(stability.weighting_count)} ways`);
    expect(first.slice(0, 2).map(({ area }) => stability.regions[area]?.share_in_top_5)).toEqual([1, 1]);
    const wharf = stability.regions["suburbs.northport-wharf"]!;
    expect(text).toContain(
      `among the first five in ${Math.round(100 * wharf.share_in_top_5)}% of the weightings`,
    );
    // "the weight on homes moves it most, from third to seventh"
    expect(wharf.most_moving).toEqual({ value_set_id: "homes", best_rank: 3, worst_rank: 7 });
  });
});
