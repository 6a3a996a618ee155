import "@stopbank/map/styles.css";
import "../browser/styles/index.css";
import "./styles/embed.css";

export { EmbeddedStory } from "./EmbeddedStory.tsx";
