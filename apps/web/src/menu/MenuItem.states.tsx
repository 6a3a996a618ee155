import { HomeIcon, OfficeIcon } from "@blueprintjs/icons";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import type { ComponentProps } from "react";
import { MenuButton, MenuLink, MenuText } from "./MenuItem.tsx";

type ItemProps =
  | ({ readonly does: "lead" } & ComponentProps<typeof MenuLink>)
  | ({ readonly does: "act" } & ComponentProps<typeof MenuButton>)
  | ({ readonly does: "nothing" } & ComponentProps<typeof MenuText>);

function Item(props: ItemProps) {
  if (props.does === "lead") {
    const { does: _does, ...link } = props;
    return <MenuLink {...link} />;
  }
  if (props.does === "act") {
    const { does: _does, ...button } = props;
    return <MenuButton {...button} />;
  }
  const { does: _does, ...text } = props;
  return <MenuText {...text} />;
}

const home = { does: "lead" as const, href: "/home", icon: HomeIcon, label: "Home" };
const act = { does: "act" as const, icon: OfficeIcon, label: "Notifications", onClick: unheard };

export default statesOf<ItemProps, string>(
  Item,
  {
    "a link": home,
    "where the reader is": { ...home, isCurrent: true },
    "a link away": { ...home, href: "https://example.org/", isExternal: true, label: "Feedback" },
    beta: { ...home, badge: "Beta" },
    "a button": act,
    "some not read": { ...act, count: 3 },
    "many not read": { ...act, count: 40 },
    "something to look at": { ...act, hasDot: true, note: "1 under way" },
    "text alone": { does: "nothing", icon: OfficeIcon, label: "Larkhaven" },
    "long text": {
      does: "nothing",
      icon: OfficeIcon,
      label: "Te Kaunihera o te Takiwā o Larkhaven me ngā Motu, Larkhaven District Council",
    },
  },
  {
    around: (item) => (
      <div className="menu menu-open">
        <ul>
          <li>{item}</li>
        </ul>
      </div>
    ),
  },
);
