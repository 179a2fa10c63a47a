/** The word in front of an ability that is there only as long as its controller has max speed (Aetherdrift). */
export const MAX_SPEED_WORD = "Max speed";
