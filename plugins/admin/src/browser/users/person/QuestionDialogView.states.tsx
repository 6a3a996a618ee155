import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { invitationQuestion, roleQuestion } from "../../../domain/people/roleWords.ts";
import { QuestionDialogView } from "./QuestionDialogView.tsx";

const organisation = "Larkhaven District Council";
const kiri = { email: "kiri@larkhaven.example", organisation, isMe: false } as const;
const asked = {
  isOpen: true,
  question: roleQuestion({ ...kiri, before: "member", after: "admin" }),
  isWorking: false,
  onCancel: unheard,
  onConfirm: unheard,
};

export default statesOf(
  QuestionDialogView,
  {
    closed: { ...asked, isOpen: false },
    asked,
    "an administrator less": {
      ...asked,
      question: roleQuestion({ ...kiri, before: "admin", after: "editor" }),
    },
    oneself: { ...asked, question: roleQuestion({ ...kiri, isMe: true, before: "admin", after: "member" }) },
    invitations: { ...asked, question: invitationQuestion(organisation) },
    working: { ...asked, isWorking: true },
    "long text": {
      ...asked,
      question: roleQuestion({
        ...kiri,
        email: `${"hinemoana".repeat(20)}@larkhaven.example`,
        before: "member",
        after: "admin",
      }),
    },
  },
  { coversPage: true },
);
