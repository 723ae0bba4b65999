/** Whether the town lies sideways on the screen: arrows go where one sees them point. */
export const lie = $state({ isTurned: false });
