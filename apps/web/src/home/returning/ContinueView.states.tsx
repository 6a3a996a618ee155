import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContinueView } from "./ContinueView.tsx";

const visits = [
  { href: "/risk?v=1&z=12", title: "Risk map", at: "2026-11-28T09:46:00.000Z" },
  { href: "/property", title: "Property", at: "2026-11-27T21:00:00.000Z" },
];

export default statesOf(ContinueView, {
  empty: { visits: [], onForget: unheard },
  one: { visits: visits.slice(0, 1), onForget: unheard },
  many: { visits, onForget: unheard },
  "long text": {
    visits: [
      {
        href: "/guide/a",
        title: "What a flood once in a hundred years means ".repeat(4),
        at: "2026-11-28T09:46:00Z",
      },
    ],
    onForget: unheard,
  },
});
