import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { StoryEditorView } from "./StoryEditorView.tsx";

const whole = {
  head: <header className="story-editor-head">A flood of the Awatōrea</header>,
  notices: <p>Mere is editing this story too.</p>,
  bar: <div className="story-editor-bar">Step</div>,
  outline: <p className="story-editor-outline">The river</p>,
  form: { current: null },
  children: <p>Title of the step</p>,
  preview: <article className="stories-card stories-card-active">Rain in the hills</article>,
  said: "",
  onKeyDown: unheard,
};

export default statesOf(
  StoryEditorView,
  { whole, "with words for those who hear": { ...whole, said: "The step is moved." } },
  { around: (view) => <div style={{ height: 600 }}>{view}</div> },
);
