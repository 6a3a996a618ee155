import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HomeView } from "./HomeView.tsx";

const welcome = {
  title: "What the sea and the rivers put at risk",
  subtitle:
    "Buildings, roads and pipes of the district, and what floods, earthquakes and landslides do to them.",
  faq: [
    { q: "Where do the figures come from?", a: "From the council's own hazard studies of 2024." },
    { q: "Is my house among them?", a: "Every building of the district is." },
  ],
};
const home = {
  content: ready(welcome),
  displayName: "Larkhaven District Council",
  prefix: "/media/larkhaven/",
  links: [
    { id: "risk.home", href: "/risk", label: "Open the risk map" },
    { id: "guide.home", href: "/guide", label: "Read the guide" },
  ],
  sections: null,
  onLogIn: unheard,
};
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(
  HomeView,
  {
    visitor: home,
    member: { ...home, onLogIn: undefined },
    loading: { ...home, content: loading },
    "with what the client says": { ...home, children: <h2>Why use it</h2> },
    failed: { ...home, content: { state: "failed", error, retry: unheard } },
    "no texts": { ...home, content: ready({ title: "", subtitle: "", faq: [] }) },
    "nowhere to go": { ...home, links: [], onLogIn: undefined },
    "long text": {
      ...home,
      links: [
        {
          id: "risk.home",
          href: "/risk",
          label: "Open the map of everything that natural hazards put at risk",
        },
      ],
      content: ready({
        title: "What the sea, the rivers, the hills and the ground under our houses put at risk in Larkhaven",
        subtitle: welcome.subtitle.repeat(3),
        faq: [
          {
            q: "What does a flood that is reached or exceeded once in a hundred years do? ".repeat(2),
            a: "Much.",
          },
        ],
      }),
    },
  },
  { coversPage: true },
);
