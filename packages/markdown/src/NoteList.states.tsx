import { statesOf } from "@stopbank/ui/testing/states-of";
import { NoteList } from "./NoteList.tsx";

const note = (number: number, marks: number, content: string) => ({
  number,
  elementId: `list-note${number}`,
  markIds: Array.from({ length: marks }, (_, at) => `list-note${number}at${at + 1}`),
  content: <p>{content}</p>,
});

export default statesOf(
  NoteList,
  {
    one: { notes: [note(1, 1, "By the study of 2019.")] },
    many: {
      notes: [note(1, 1, "By the study of 2019."), note(2, 3, "Without waves."), note(3, 1, "At high tide.")],
    },
    "long text": {
      notes: [
        note(
          1,
          12,
          "By the study of 2019, which has a grid of two metres, ten storms and the stopbanks as they stood.",
        ),
      ],
    },
  },
  { around: (view) => <div className="map-page-details">{view}</div> },
);
