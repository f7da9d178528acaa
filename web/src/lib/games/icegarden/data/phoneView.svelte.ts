/** On a phone, where there is room for one thing at a time: whether the ships are looked at instead of the map. */
export const phoneView = $state({ ships: false });
