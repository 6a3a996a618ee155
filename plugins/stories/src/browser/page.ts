import "./styles/index.css";

export { StoriesTab } from "./StoriesTab.tsx";
