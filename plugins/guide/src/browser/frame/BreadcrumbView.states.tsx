import { statesOf } from "@stopbank/ui/testing/states-of";
import { BreadcrumbView } from "./BreadcrumbView.tsx";

const steps = [
  { title: "Home", href: "/guide/overview" },
  { title: "Fundamentals", href: "/guide/fundamentals/chance-and-time" },
  { title: "Chance and time", href: "/guide/fundamentals/chance-and-time" },
];

export default statesOf(BreadcrumbView, {
  many: { steps },
  "long text": {
    steps: [
      ...steps,
      {
        title: "What a return period of one hundred years means, and what it does not mean",
        href: "/guide/x",
      },
    ],
  },
});
