import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContactsPageView } from "./ContactsPageView.tsx";
import { everybody } from "./ContactsView.states.tsx";

const page = {
  contacts: ready(everybody),
  prefix: "/media/larkhaven/",
  onFeedback: unheard,
};
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(ContactsPageView, {
  many: page,
  loading: { ...page, contacts: loading },
  "with words above": {
    ...page,
    children: <p key="words">Ring the duty planner first.</p>,
  },
  failed: { ...page, contacts: { state: "failed", error, retry: unheard } },
});
