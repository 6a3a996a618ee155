import { statesOf } from "@stopbank/ui/testing/states-of";
import { TextList } from "./TextList.tsx";

const plain = { items: ["Floods", "Storms", "Landslides"], isOrdered: false };

export default statesOf(TextList, {
  plain,
  ordered: { ...plain, isOrdered: true },
  "from another number": { ...plain, isOrdered: true, start: 4 },
  one: { ...plain, items: ["Floods"] },
  "within another": {
    ...plain,
    items: ["Floods", ["Storms", <TextList key="of them" items={["Wind", "Rain"]} isOrdered={false} />]],
  },
  "long text": {
    ...plain,
    items: [
      "Floods of the rivers, of the sea and of both together, with what the rise of the sea adds to each of them until 2130",
    ],
  },
});
