import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HomeHero } from "./HomeHero.tsx";

const head = {
  title: "What the sea and the rivers put at risk",
  subtitle:
    "Buildings, roads and pipes of the district, and what floods, earthquakes and landslides do to them.",
  hero: {},
  prefix: "/media/larkhaven/",
  links: [
    { id: "risk.home", href: "/risk", label: "Open the risk map" },
    { id: "guide.home", href: "/guide", label: "Read the guide" },
  ],
  onLogIn: unheard,
};
const picture = { picture: "/logos/full.svg", picture_alt: "The district from the air" };

export default statesOf(HomeHero, {
  visitor: head,
  member: { ...head, onLogIn: undefined },
  "not known yet": { ...head, hero: undefined, subtitle: undefined },
  "with a picture": { ...head, hero: picture },
  "with a film": { ...head, hero: { ...picture, film: "media/film.webm", captions: "media/film.vtt" } },
  "nowhere to go": { ...head, links: [], onLogIn: undefined },
  "long text": {
    ...head,
    title: "What the sea, the rivers, the hills and the ground under our houses put at risk in Larkhaven",
    subtitle: head.subtitle.repeat(3),
    links: [
      { id: "risk.home", href: "/risk", label: "Open the map of all that natural hazards put at risk" },
    ],
  },
});
