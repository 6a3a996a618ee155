import { ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { tabs } from "../../testing/guide.ts";
import { ContentsView } from "../article/ContentsView.tsx";
import { GuideFrameView } from "./GuideFrameView.tsx";
import { SideNavigationView } from "./SideNavigationView.tsx";
import { TopBarView } from "./TopBarView.tsx";
import { TopicTabsView } from "./TopicTabsView.tsx";

const shared = {
  header: <TopBarView logoUrl={undefined} name="Larkhaven" onSearch={unheard} />,
  tabs: <TopicTabsView current="fundamentals" tabs={ready(tabs)} />,
  content: null,
  children: <p>The text.</p>,
};

export default statesOf(GuideFrameView, {
  "whole width": shared,
  "without a header": { ...shared, header: undefined },
  "with side and contents": {
    ...shared,
    side: <SideNavigationView onToggle={unheard} path="/guide" showsAll={false} tab={tabs[1]!} tabs={tabs} />,
    contents: (
      <ContentsView active="a" headings={[{ id: "a", title: "A section", level: 2 }]} onGo={unheard} />
    ),
  },
});
