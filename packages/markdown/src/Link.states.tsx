import { statesOf } from "@stopbank/ui/testing/states-of";
import { Link } from "./Link.tsx";

export default statesOf(Link, {
  web: { url: "https://larkhaven.example/a study", children: "The study" },
  mail: { url: "mailto:rivers@larkhaven.example", children: "Write to us" },
  "of another kind": { url: "javascript:alert(1)", children: "The study" },
  "with a name before its host": {
    url: "https://larkhaven.example@evil.example/",
    children: "The study",
  },
  "page of the app": { url: "/guide/methods/methodology?a=b#c", children: "The methodology" },
  "beside the app": { url: "/docs", children: "The description of the API" },
  "of a server": { url: "/api/user", children: "The study" },
  "not defined": { url: undefined, children: "The study" },
  "long text": {
    url: "https://larkhaven.example/",
    children:
      "The study of the harbour's floods, its storms and the waves that come with both, in three parts",
  },
});
