import { join } from "node:path";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { api, bind, caller, jobKind, print } from "@stopbank/plugin-api/server";
import { Type } from "typebox";
import { partsOf, printedQuery } from "../domain/printedStory.ts";
import { cardsOf } from "../domain/storySteps.ts";
import { reportKind } from "../jobKinds.ts";

/** Sets a story on paper, in parts that are bound into one file, in the name and with the rights of whoever asks. */
export const reportJob = jobKind({
  id: reportKind,
  params: Type.Object(
    { story: Type.Integer({ minimum: 1, maximum: 999_999_999 }) },
    { additionalProperties: false },
  ),
  access: "signed-in",
  flag: "riskStories",
  scope: "exports:read",
  title: ({ story }) => `Story ${story}`,
  concurrency: 1,
  timeoutSeconds: 480,
  retries: 2,
  expiresAfterDays: 7,
  run: async ({ params: { story }, get, signal, folder, progress }) => {
    progress(0.02, "Waiting for its turn");
    const [ask, { client }, toPaper, toOne, place] = await Promise.all([
      get(api),
      get(caller),
      get(print),
      get(bind),
      folder(),
    ]);
    const told = async () => (await ask(routes.stories, {})).find(({ id }) => id === story);
    const printed = await told();
    const of = partsOf(printed === undefined ? 1 : cardsOf(printed).length);
    const parts: string[] = [];
    let page = 1;
    let name = "";
    for (let part = 0; part < of; part++) {
      const file = join(place, `part-${part + 1}.pdf`);
      const { title, pages } = await toPaper({
        template: "story",
        query: printedQuery(client.name, { story, part, page }),
        file,
        signal,
        onProgress: (done, what) => progress(((part + done) / of) * 0.98, what),
      });
      parts.push(file);
      page += pages;
      name = title;
    }
    // Parts of two stories are none.
    if (of > 1 && JSON.stringify(await told()) !== JSON.stringify(printed)) throw changed();
    progress(0.99, "Binding its pages");
    const path = join(place, "story.pdf");
    if (of > 1) await toOne({ parts, file: path, signal });
    return [
      { name: `${name}.pdf`, mediaType: "application/pdf", path: of > 1 ? path : join(place, "part-1.pdf") },
    ];
  },
});

const changed = () =>
  new DomainError(
    "conflict",
    "stories/changed-meanwhile",
    "The story was changed while it was printed. Print it again.",
  );
