import "../styles/index.css";
import "./styles/index.css";

export { StoryEditorTab as default } from "./StoryEditorTab.tsx";
