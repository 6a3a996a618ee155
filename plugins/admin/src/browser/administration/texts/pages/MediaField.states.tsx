import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MediaField } from "./MediaField.tsx";

const empty = { label: "Picture", value: "", onValue: unheard, what: "A picture" };

export default statesOf(MediaField, {
  empty,
  filled: { ...empty, value: "media/0123456789abcdef0123456789abcdef-1280x800.webp" },
  wrong: { ...empty, value: "javascript:alert(1)" },
});
