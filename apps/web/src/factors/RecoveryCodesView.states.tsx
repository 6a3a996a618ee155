import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RecoveryCodesView } from "./RecoveryCodesView.tsx";

const codes = Array.from({ length: 10 }, (_, index) => `k7qp-2m9x-0d4t-zz1${index}`);

export default statesOf(RecoveryCodesView, {
  many: { codes, onCopy: unheard, onSave: unheard, onDone: unheard },
});
