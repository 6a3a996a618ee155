import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PlaceholderView } from "./PlaceholderView.tsx";

const page = {
  title: "Adaptation",
  status: "Coming Soon",
  lead: "Compare what could be done before choosing what to do.",
  points: ["Evaluate change in risk from multiple hazards", "Engage communities on possible actions"],
  onContact: unheard,
  contactsPath: "/home/contacts",
};

const links = [
  { href: "https://larkhaven.example", label: "Website" },
  { href: "https://linkedin.example/larkhaven", label: "LinkedIn" },
];

export default statesOf(PlaceholderView, {
  "with links": {
    ...page,
    links,
    existing: { href: "https://access.larkhaven.example", label: "Open the existing access site" },
  },
  "with points": page,
  plain: { ...page, status: undefined, points: undefined, contactsPath: undefined },
  "long text": {
    ...page,
    title: "Adaptation, retreat and what becomes of whenua",
    lead: page.lead.repeat(6),
  },
});
