import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LocationField } from "./LocationField.tsx";

const start = { latitude: -41.12, longitude: 171.64, zoom: 5.7 };
const chosen = {
  location: { latitude: -40.9, longitude: 174.2, zoom: 9 },
  start,
  map: <p>The map</p>,
  onChange: unheard,
  onUnsound: unheard,
};

export default statesOf(LocationField, { chosen, "all data": { ...chosen, location: null } });
