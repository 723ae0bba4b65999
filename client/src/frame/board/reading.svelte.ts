/** Where somebody is who walks along the board with arrows. */
export const reading = $state({ place: '' });
