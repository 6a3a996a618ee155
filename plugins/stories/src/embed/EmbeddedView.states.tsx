import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TableSwitch } from "../browser/viewer/head/TableSwitch.tsx";
import { cardsOf } from "../domain/storySteps.ts";
import { story } from "../domain/testing/stories.ts";
import { EmbeddedView } from "./EmbeddedView.tsx";

const cards = cardsOf(story());
const usual = {
  title: "A flood of the Awatōrea",
  organisation: "Larkhaven District Council",
  link: "/risk/stories/1/a-flood?step=3",
  cards,
  chapters: ["The river", "The town"],
  active: 2,
  sought: { index: 2, isAtOnce: true },
  scenarioWord: "Hazard" as const,
  notice: undefined,
  actions: <TableSwitch isTable={false} onTable={unheard} />,
  onMove: unheard,
  onScrolledTo: unheard,
  map: <p>The map.</p>,
  children: cards.map(({ title }) => <p key={title}>{title} is told here.</p>),
};

export default statesOf(
  EmbeddedView,
  {
    usual,
    "at its beginning": { ...usual, active: 0, sought: { index: 0, isAtOnce: true } },
    "with a notice": { ...usual, notice: "Open the story in Stopbank to look into what is on its map." },
    "long text": {
      ...usual,
      title:
        "What a flood of the Awatōrea would reach between the mountains and the sea, once in a hundred years",
      organisation: "Larkhaven District Council with the catchment board of the upper Awatōrea",
    },
  },
  { coversPage: true },
);
