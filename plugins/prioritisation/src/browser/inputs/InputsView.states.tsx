import { statesOf } from "@stopbank/ui/testing/states-of";
import { InputsView } from "./InputsView.tsx";
import scenarios from "./ScenariosView.states.tsx";
import { ScenariosView } from "./ScenariosView.tsx";
import values from "./ValuesView.states.tsx";
import { ValuesView } from "./ValuesView.tsx";

export default statesOf(InputsView, {
  whole: {
    children: (
      <>
        <ValuesView {...values.states.many} />
        <ScenariosView {...scenarios.states.many} />
      </>
    ),
  },
});
