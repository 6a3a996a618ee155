import { statesOf } from "@stopbank/ui/testing/states-of";
import { NotProjected } from "./NotProjected.tsx";

export default statesOf(NotProjected, {
  usual: { title: "Landslide" },
  "long text": { title: "Landslides that rain or an earthquake sets off above the road at Te Awa Kairangi" },
});
