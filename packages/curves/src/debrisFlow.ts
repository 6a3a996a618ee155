import type { CurveData } from "./curveData.ts";

/** Papathoma-Köhle et al. 2015: share = 1 - exp(-1.671 (height / 3.189)^1.746). */
const share = (heightMetres: number) =>
  Math.round((1 - Math.exp(-1.671 * (heightMetres / 3.189) ** 1.746)) * 1e4) / 1e4;

/** Damage by what a landslide in a torrent leaves behind. */
export const debrisFlow: CurveData = {
  kind: "curve",
  name: "stopbank/debris-depth/houses-alps",
  title: "Houses under a debris flow, South Tyrol",
  unit: "m",
  validFrom: 0,
  validTo: 4,
  note: "Height of the debris at the house. Fitted to one event in the Alps, mostly masonry; not for slides that carry the house along. Points every 0.25 m, straight between them.",
  source: {
    title:
      "Papathoma-Köhle, Zischg, Fuchs, Glade and Keiler 2015, Loss estimation for landslides in mountain areas, Environmental Modelling & Software 63",
    url: "https://doi.org/10.1016/j.envsoft.2014.10.003",
  },
  checked:
    "the formula in the program of one of its authors (github.com/zischg/IBERfloodlossmodel, IBERfloodlossmodel.py, vulnerabilityPapathoma). No second copy was found; the heights it was fitted to were not at hand.",
  licence: "A formula; cite the source",
  points: Array.from({ length: 17 }, (_, i): [number, number] => [i / 4, share(i / 4)]),
};
