import { Button } from "@blueprintjs/core";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { MediumCard } from "./MediumCard.tsx";
import { sampleMedia } from "./sampleMedia.ts";

const [picture, drawing, film, captions] = sampleMedia;
const prefix = "/media/larkhaven/";

export default statesOf(MediumCard, {
  picture: { medium: picture!, prefix, actions: <Button size="small" text="Choose" /> },
  drawing: { medium: drawing!, prefix },
  "film, long text": { medium: film!, prefix },
  captions: { medium: captions!, prefix },
});
