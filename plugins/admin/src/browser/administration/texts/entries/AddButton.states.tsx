import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { AddButton } from "./AddButton.tsx";

const many = { text: "Add a scenario", children: [<p key="a">One</p>, <p key="b">Two</p>], onAdd: unheard };

export default statesOf(AddButton, {
  many,
  none: { ...many, children: [] },
  blocked: { ...many, blockedBy: "The data has no hazards" },
});
