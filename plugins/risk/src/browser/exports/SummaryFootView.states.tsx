import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExportMenu } from "./ExportMenu.tsx";
import { SummaryFootView } from "./SummaryFootView.tsx";

const exportMenu = <ExportMenu isVisitor onFile={unheard} onLogIn={unheard} onReport={unheard} />;
const methodsUrl = "https://larkhaven.example/methods.pdf";

export default statesOf(SummaryFootView, {
  methods: { methodsUrl },
  exports: { methodsUrl: null, children: exportMenu },
  both: { methodsUrl, children: exportMenu },
  none: { methodsUrl: null },
});
