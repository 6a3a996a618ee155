import { routes } from "@stopbank/contract/routes";
import type { AskedFigure } from "@stopbank/contract/story-figures";
import { datasetFor } from "../../ask/datasetCall.ts";
import type { DataRouteParts } from "../../ask/selectionRequest.ts";
import type { RegisterRoute } from "../../http/registerRoute.ts";
import { askFigures } from "./askFigures.ts";
import { likeFigures } from "./likeFigures.ts";
import { readFigure } from "./readFigure.ts";

/** A step of twenty layers under twenty scenarios; an editor asks again with every change. */
const mostQuestions = 400;
/** Of so many that are not there like ones are looked for, which takes a look at every name there is. */
const mostSought = 20;

/** The figures of a step that is being written, for its author: nothing of them is kept. */
export function stepFigureRoutes(register: RegisterRoute, parts: DataRouteParts): void {
  register(routes.stepFigures, async (call) => {
    const { names, regions = [], area, filters, nDays } = call.body;
    const { caller, asker } = call;
    const dataset = await datasetFor(parts.datasets, call);
    const ask = askFigures(parts, caller.client.id, dataset, asker, mostQuestions);
    const place = { regions, area, filters, nDays };
    const figures: AskedFigure[] = [];
    let sought = 0;
    for (const name of new Set(names)) {
      await asker.turn();
      const figure = await readFigure(place, name, ask);
      if (!("problem" in figure)) {
        figures.push({ name, ...figure });
        continue;
      }
      sought++;
      const instead = sought > mostSought ? [] : likeFigures(name, dataset.manifest, dataset.directory);
      figures.push({
        name,
        value: null,
        text: "",
        ...figure,
        ...(instead.length > 0 ? { instead: [...instead] } : {}),
      });
    }
    return { dataset_version: dataset.version, figures };
  });
}
