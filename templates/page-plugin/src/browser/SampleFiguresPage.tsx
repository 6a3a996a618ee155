import "./styles.css";
import { FiguresView } from "./FiguresView.tsx";
import { useFigures } from "./useFigures.ts";

export default function SampleFiguresPage() {
  return (
    <div className="sample-figures">
      <h1>Sample figures</h1>
      <FiguresView figures={useFigures()} />
    </div>
  );
}
