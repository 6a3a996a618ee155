import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContinueView } from "./ContinueView.tsx";

const visits = [
  { href: "/risk?v=1&z=12", title: "Risk map", at: "2026-11-28T09:46:00.000Z" },
  { href: "/property", title: "Property", at: "2026-11-27T21:00:00.000Z" },
];

const none = new Map<string, string>();
const drawnMap =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 10'%3E%3Crect width='16' height='10' fill='%23cfe3ee'/%3E%3Cpath d='M0 10V3l9 2 2 5z' fill='%23e9e4d4'/%3E%3C/svg%3E";

export default statesOf(ContinueView, {
  empty: { visits: [], onForget: unheard, pictures: none },
  one: { visits: visits.slice(0, 1), onForget: unheard, pictures: none },
  many: { visits, onForget: unheard, pictures: none },
  "with a picture": { visits, onForget: unheard, pictures: new Map([["/risk", drawnMap]]) },
  "long text": {
    visits: [
      {
        href: "/guide/a",
        title: "What a flood once in a hundred years means ".repeat(4),
        at: "2026-11-28T09:46:00Z",
      },
    ],
    onForget: unheard,
    pictures: none,
  },
});
